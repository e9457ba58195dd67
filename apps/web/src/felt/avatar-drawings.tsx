import type { AvatarName } from '@upcard/tables';
import type { ReactNode } from 'react';

const INK = '#14181a';
const PALE = '#fbf6ea';

/** The same part on both sides of the middle. */
function Both({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 48 0)">{children}</g>
    </>
  );
}

function Eyes({ x, y, r = 2.3 }: { x: number; y: number; r?: number }) {
  return (
    <Both>
      <circle cx={x} cy={y} r={r} fill={INK} />
    </Both>
  );
}

const fox = (
  <>
    <path
      fill="#b4471b"
      d="M6.5 7.5 16.5 14.2Q24 11.8 31.5 14.2L41.5 7.5Q43.6 20 39 28 33.5 36.5 24 42 14.5 36.5 9 28 4.4 20 6.5 7.5Z"
    />
    <Both>
      <path fill={PALE} d="M8.2 26.5Q17 24 21.5 31.5 23.2 35 24 42 14.5 36.5 9 28Z" />
      <path fill={INK} d="M9.8 12.2 14.6 15.6Q11.5 17.5 10.2 20.5 9.3 16.5 9.8 12.2Z" />
    </Both>
    <Eyes x={17} y={24} />
    <ellipse cx="24" cy="39.5" rx="3.6" ry="2.9" fill={INK} />
  </>
);

const owl = (
  <>
    <path fill="#553c93" d="M8 6Q13 11.5 24 11.5 35 11.5 40 6 43.5 17 42 27 40 42.5 24 44 8 42.5 6 27 4.5 17 8 6Z" />
    <Both>
      <circle cx="15.8" cy="22.5" r="8" fill={PALE} />
      <circle cx="16.8" cy="22.5" r="4" fill={INK} />
      <circle cx="18.2" cy="21" r="1.3" fill={PALE} />
    </Both>
    <path fill="#f2a33a" d="M24 25.5 27.8 30 24 36.5 20.2 30Z" />
  </>
);

const cat = (
  <>
    <path
      fill="#3a2430"
      d="M8.5 6.5Q15.5 9 19 13.8 24 12.8 29 13.8 32.5 9 39.5 6.5 42.8 17 41.8 26 40 40.5 24 41.5 8 40.5 6.2 26 5.2 17 8.5 6.5Z"
    />
    <Both>
      <path fill="#f2a3bf" d="M10.8 10.8Q14 12.5 15.8 15.2 12.5 16.5 10.6 19 10 15 10.8 10.8Z" />
      <ellipse cx="16.2" cy="24.5" rx="4.2" ry="4.4" fill="#f3e37a" />
      <ellipse cx="16.2" cy="24.5" rx="1.5" ry="4" fill={INK} />
      <path stroke={PALE} strokeWidth="1.3" strokeLinecap="round" d="M14 32.5 5.5 31M14.2 35 6.5 37" />
    </Both>
    <path fill="#f2a3bf" d="M20.8 30.2H27.2L24 34Z" />
  </>
);

const hare = (
  <>
    <Both>
      <ellipse cx="17" cy="12.5" rx="4.6" ry="12" transform="rotate(-9 17 12.5)" fill="#8c6846" />
      <ellipse cx="17" cy="12.5" rx="1.9" ry="8.5" transform="rotate(-9 17 12.5)" fill="#f0b7a8" />
    </Both>
    <path fill="#8c6846" d="M24 18Q37.5 18.5 37.5 31 37.5 43 24 43.5 10.5 43 10.5 31 10.5 18.5 24 18Z" />
    <Both>
      <ellipse cx="19.8" cy="36" rx="5" ry="4.3" fill={PALE} />
    </Both>
    <path fill={PALE} d="M21.6 37H26.4V42Q24 43.2 21.6 42Z" />
    <path fill={INK} d="M21.2 31H26.8L24 34.2Z" />
    <path stroke={INK} strokeWidth="1.2" d="M24 33.5V41" />
    <Eyes x={16.8} y={27} />
  </>
);

const bear = (
  <>
    <Both>
      <circle cx="11.5" cy="13.5" r="6.3" fill="#633f29" />
      <circle cx="12" cy="14" r="3" fill="#c58a68" />
    </Both>
    <ellipse cx="24" cy="26.5" rx="17" ry="16" fill="#633f29" />
    <ellipse cx="24" cy="33" rx="9" ry="7.3" fill="#eed3b8" />
    <ellipse cx="24" cy="30" rx="4" ry="2.8" fill={INK} />
    <path stroke={INK} strokeWidth="1.4" strokeLinecap="round" fill="none" d="M24 32V35M20.5 36Q24 38.5 27.5 36" />
    <Eyes x={16.5} y={23} />
  </>
);

const whale = (
  <>
    <path
      fill="#1f4f86"
      d="M4 27Q5 16.5 17 16.5 28 16.5 32 25 34 28 37 25.5 37.8 21 33.5 17.5 38 16.5 40.5 19.5 42.5 16 46.5 16 45 21 42.5 23.5 42.5 37.5 27 40 6 41.5 4 27Z"
    />
    <path fill={PALE} d="M4.5 30Q14 33 24 31.5 31 31 35.5 33.5 32 39 25 40 8 41 4.5 30Z" />
    <path
      stroke={PALE}
      strokeWidth="2.2"
      strokeLinecap="round"
      fill="none"
      d="M16 13V8.5M16 8.5Q15.5 5.5 12 6M16 8.5Q16.5 5.5 20 6"
    />
    <circle cx="12" cy="25.5" r="2.1" fill={PALE} />
    <circle cx="11.6" cy="25.5" r="1.2" fill={INK} />
  </>
);

const frog = (
  <>
    <Both>
      <circle cx="13.5" cy="16" r="7.5" fill="#3f7418" />
      <circle cx="13.5" cy="15.5" r="5" fill={PALE} />
      <circle cx="14.3" cy="15.8" r="2.7" fill={INK} />
    </Both>
    <path fill="#3f7418" d="M24 16Q43.5 16.5 43.5 29.5 43 41 24 41.5 5 41 4.5 29.5 4.5 16.5 24 16Z" />
    <path fill="#c9e28a" d="M7.5 31Q24 38.5 40.5 31 37.5 40.5 24 41 10.5 40.5 7.5 31Z" />
    <path stroke={INK} strokeWidth="1.9" strokeLinecap="round" fill="none" d="M8 29.5Q24 39 40 29.5" />
    <Both>
      <circle cx="21.8" cy="24.5" r="1.1" fill={INK} />
    </Both>
  </>
);

const swan = (
  <>
    <path
      fill={PALE}
      d="M14 12Q15.5 5.5 22 6 29.5 7 28.5 15 27.5 20 23.5 24 21.5 26.5 24 28.5 28 24 36 23.5 42 22.5 44.5 17.5 46.5 29 41 36 36 41.5 25 41.5 13 41.5 11.5 33.5 11 28 16.5 22.5 21.5 17.5 22 13.5 22 11.5 20.2 11.5 18.5 11.5 18 14.5Z"
    />
    <path fill="#f08a3c" d="M19 9.8 18.2 15.2Q14 17.5 8.5 16.8 11 12 15 10.5Z" />
    <path fill={INK} d="M15 9.5Q18 8 20.5 9.5L18.5 14 15.5 12Z" />
    <path stroke="#8ea5b4" strokeWidth="1.6" strokeLinecap="round" fill="none" d="M24.5 34Q33 35 40 28" />
    <circle cx="22.2" cy="9.8" r="1.2" fill={INK} />
    <path fill="#3d6c8d" d="M5 39.5Q24 36.5 43 39.5 36 47.5 24 48 12 47.5 5 39.5Z" />
  </>
);

const stag = (
  <>
    <Both>
      <path
        stroke="#4b2a17"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        d="M20 18Q12 16.5 10.5 5M12 12.5Q8 13 5.5 9.5M15 15.5Q17.5 11.5 17 6"
      />
      <path fill="#8a5430" d="M18.5 20.5Q11 17.5 6.5 21.5 10 27 18 25.5Z" />
    </Both>
    <path
      fill="#8a5430"
      d="M24 16.5Q32.5 17 32 25 31.5 32 28.8 37 27.5 42.5 24 43 20.5 42.5 19.2 37 16.5 32 16 25 15.5 17 24 16.5Z"
    />
    <path fill="#ecd2b0" d="M24 31Q28.5 32 28.5 37 27.5 42.5 24 43 20.5 42.5 19.5 37 19.5 32 24 31Z" />
    <ellipse cx="24" cy="38" rx="3.2" ry="2.5" fill={INK} />
    <Eyes x={19.5} y={26} r={2} />
  </>
);

const bee = (
  <>
    <Both>
      <ellipse cx="13" cy="18" rx="9.5" ry="6.2" transform="rotate(28 13 18)" fill={PALE} stroke="#7d6b2c" />
    </Both>
    <path
      stroke={INK}
      strokeWidth="1.8"
      strokeLinecap="round"
      fill="none"
      d="M21.5 11Q20.5 6 17 5M26.5 11Q27.5 6 31 5"
    />
    <path
      fill={INK}
      d="M24 9.5Q30 10 30 15.5 35 20 34.5 28 33.5 38 24 44.5 14.5 38 13.5 28 13 20 18 15.5 18 10 24 9.5Z"
    />
    <path
      fill="#f0a92e"
      d="M15.3 20.5H32.7Q34 22.8 34.3 25.5H13.7Q14 22.8 15.3 20.5ZM14.5 31H33.5Q32.5 34 30.8 36.2H17.2Q15.5 34 14.5 31Z"
    />
    <Both>
      <circle cx="21" cy="13.8" r="1.7" fill={PALE} />
    </Both>
  </>
);

const wolf = (
  <>
    <path
      fill="#46527a"
      d="M9.5 4.5Q16.5 9 18.5 14 24 12.5 29.5 14 31.5 9 38.5 4.5 41 15 39.5 20.5L44.5 28 38.5 30.5 37 35.5 31.5 35.5Q28.5 42 24 43.5 19.5 42 16.5 35.5L11 35.5 9.5 30.5 3.5 28 8.5 20.5Q7 15 9.5 4.5Z"
    />
    <Both>
      <path fill={PALE} d="M6.5 27.2Q14 25 18.5 28L20.5 34 16.5 35.5 11 35.5 9.5 30.5Z" />
      <path fill="#202741" d="M11.5 9.5Q15.5 12.5 16.5 15.2 13.5 16.5 11.8 19 10.8 14 11.5 9.5Z" />
      <path fill="#f7dd7b" d="M13.5 22 20.5 24.5Q18.5 27.5 15.5 26.5Z" />
      <circle cx="17.3" cy="24.7" r="1.3" fill={INK} />
    </Both>
    <path fill={PALE} d="M21 30H27L28.5 37Q27.5 41.5 24 43.5 20.5 41.5 19.5 37Z" />
    <path fill={INK} d="M20.3 35.5Q24 33.5 27.7 35.5 27 39.5 24 40 21 39.5 20.3 35.5Z" />
  </>
);

const crab = (
  <>
    <Both>
      <path
        stroke="#9c2a1f"
        strokeWidth="2.8"
        strokeLinecap="round"
        fill="none"
        d="M13 24Q8 22 8.5 17M12 33Q7 33 4.5 36.5M14.5 37Q10.5 38 9.5 42M18.5 21V14.5"
      />
      <path fill="#9c2a1f" d="M8.5 19.5Q2 17 3.5 9.5 5 5.5 9.5 5L8.5 11.5 13.5 7.5Q16.5 12 14 16.5 12 19.5 8.5 19.5Z" />
      <circle cx="18.5" cy="14.5" r="3.4" fill={PALE} />
      <circle cx="18.9" cy="14.7" r="1.8" fill={INK} />
    </Both>
    <path fill="#9c2a1f" d="M24 20Q39 20.5 38.5 30.5 37.5 40 24 40.5 10.5 40 9.5 30.5 9 20.5 24 20Z" />
    <path stroke={PALE} strokeWidth="1.9" strokeLinecap="round" fill="none" d="M18.5 32Q24 36 29.5 32" />
    <Both>
      <circle cx="15" cy="28.5" r="1.4" fill="#e06d5c" />
    </Both>
  </>
);

/** The drawing of each avatar, on a field of 48 by 48 that is cut to a circle. */
export const AVATAR_DRAWINGS: Readonly<Record<AvatarName, ReactNode>> = {
  fox,
  owl,
  cat,
  hare,
  bear,
  whale,
  frog,
  swan,
  stag,
  bee,
  wolf,
  crab,
};
