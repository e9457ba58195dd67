import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts. */
export interface Metrics {
  /** One command answered: `outcome` is `ok` or the refusal's code. */
  readonly command: (outcome: string, seconds: number) => void;
  readonly connected: (change: 1 | -1) => void;
  readonly http: (route: { readonly method: string; readonly status: number }) => void;
  /** The text that Prometheus reads. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Counters of their own for every server; `openTables` is asked at each reading. */
export function openMetrics(openTables: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const commands = new Counter({
    name: 'upcard_commands_total',
    help: 'Commands answered, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const latency = new Histogram({
    name: 'upcard_command_seconds',
    help: 'From the arrival of a command to its answer',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const connections = new Gauge({ name: 'upcard_connections', help: 'Open connections to tables', registers });
  const requests = new Counter({
    name: 'upcard_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'status'],
    registers,
  });
  new Gauge({
    name: 'upcard_tables',
    help: 'Tables open in this process',
    registers,
    collect() {
      this.set(openTables());
    },
  });
  return {
    command: (outcome, seconds) => {
      commands.inc({ outcome });
      latency.observe(seconds);
    },
    connected: (change) => connections.inc(change),
    http: ({ method, status }) => requests.inc({ method, status: `${status}` }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
