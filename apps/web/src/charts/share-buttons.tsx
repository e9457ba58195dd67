import Download from 'lucide-react/icons/download';
import Link from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import { type ChartRules, chartName } from './chart-rules.ts';
import styles from './share-buttons.module.css';
import { solver } from './solver-client.ts';
import type { DocumentFormat } from './solver-messages.ts';

const TYPES: Readonly<Record<DocumentFormat, string>> = { csv: 'text/csv', svg: 'image/svg+xml' };

function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

async function download(chart: ChartRules, format: DocumentFormat): Promise<string> {
  const { game, rules, split } = chart;
  const title = `Basic strategy: ${chartName(chart)}`;
  const answer = await solver.ask('document', { kind: 'document', rules, split, format, title });
  if (answer === null) return '';
  if (answer.kind !== 'document') return 'The file could not be made.';
  saveFile(`upcard-${game}.${format}`, TYPES[format], answer.text);
  return `Saved as upcard-${game}.${format}.`;
}

/** Puts the address of the page on the clipboard and says how that went. */
async function copyAddress(): Promise<string> {
  try {
    await navigator.clipboard.writeText(globalThis.location.href);
    return 'Link copied.';
  } catch {
    return 'The link could not be copied. It stands in the address bar.';
  }
}

/** Copies the address of the page, which holds everything that is set. `onSaid` gets what to tell about it. */
export function CopyLinkButton({ onSaid }: { onSaid: (words: string) => void }) {
  return (
    <Button size="small" onPress={() => void copyAddress().then(onSaid)}>
      <Link size={16} aria-hidden="true" /> Copy link
    </Button>
  );
}

/** Ways to take a chart home: its address, files, paper. `off` says why there is no chart to take just now. */
export function ShareButtons({ chart, off }: { chart: ChartRules; off: string | undefined }) {
  const [said, setSaid] = useState('');
  const save = (format: DocumentFormat): void => void download(chart, format).then(setSaid);
  return (
    <div className={styles.buttons}>
      <p className={styles.said} role="status">
        {said}
      </p>
      <CopyLinkButton onSaid={setSaid} />
      {(['csv', 'svg'] as const).map((format) => (
        <Button key={format} size="small" off={off} onPress={() => save(format)}>
          <Download size={16} aria-hidden="true" />
          <span>
            <OnlySpoken>Download </OnlySpoken>
            {format.toUpperCase()}
          </span>
        </Button>
      ))}
      <Button size="small" off={off} onPress={() => globalThis.print()}>
        <Printer size={16} aria-hidden="true" /> Print
      </Button>
    </div>
  );
}
