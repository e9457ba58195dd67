const SHORT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' });

/** A moment (the server's milliseconds) in the time of this browser; in full, with its time zone, when it is pointed at. */
export function Moment({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={LONG.format(at)}>
      {SHORT.format(at)}
    </time>
  );
}
