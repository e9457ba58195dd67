import { describe, expect, it } from 'vitest';
import { usedIn } from './bench-server.ts';
import { benchText } from './bench-text.ts';
import { measureParts } from './measure-parts.ts';

const TINY = {
  seconds: 1,
  hostTables: 3,
  socketTables: 2,
  spectators: 1,
  standardRooms: 2,
  solverCalls: { warm: 1, cold: 1 },
};

describe('a tiny measurement', () => {
  it('counts rounds of the core', async () => {
    const said: string[] = [];
    const report = await measureParts(['core'], { ...TINY, seconds: 0.05 }, (line) => said.push(line));
    expect(report).toMatchObject({ seconds: 0.05, host: null, sockets: null });
    expect(report.core?.rounds).toBeGreaterThan(0);
    expect(report.machine.processors).toBeGreaterThan(0);
    expect(report.machine.flush.p99).toBeGreaterThanOrEqual(report.machine.flush.p50);
    expect(report.machine.flush.p50).toBeGreaterThan(0);
    expect(said).toEqual(['core, 0.05 s']);
    expect(benchText(report)).toMatch(/^core .*\n {2}rounds +[\d,]+ a second$/m);
  });

  it('plays tables over a real database', async () => {
    const report = await measureParts(['host'], TINY, () => undefined);
    const { host } = report;
    expect(host).toMatchObject({ tables: 3 });
    expect(host?.commands).toBeGreaterThan(3);
    expect(host?.rowsPerSecond).toBeGreaterThan(0);
    expect(host?.answer.p99).toBeGreaterThanOrEqual(host?.answer.p50 ?? Number.NaN);
    expect(benchText(report)).toMatch(/^host +3 tables/m);
  });

  it('plays tables over sockets against a server process', { timeout: 90_000 }, async () => {
    const said: string[] = [];
    const report = await measureParts(['sockets'], TINY, (line) => said.push(line));
    const { sockets } = report;
    expect(sockets).toMatchObject({ tables: 2, seatsPerTable: 4, spectatorsPerTable: 1, connections: 10 });
    expect(sockets?.flood.commands).toBeGreaterThan(0);
    expect(sockets?.flood.others.p50).toBeGreaterThan(0);
    expect(sockets?.serverMemoryMb).toBeGreaterThan(0);
    expect(said).toContain('  10 people come in');
    expect(benchText(report)).toMatch(/^sockets +2 tables, 4 seats and 1 spectators each: 10 connections$/m);
  });

  it('plays rated Standard rooms over sockets against a server process', { timeout: 90_000 }, async () => {
    const said: string[] = [];
    const report = await measureParts(['standard'], { ...TINY, seconds: 3 }, (line) => said.push(line));
    const { standard } = report;
    expect(standard).toMatchObject({ rooms: 2, peoplePerRoom: 5, connections: 10, refused: 0 });
    expect(standard?.asked).toBeGreaterThan(0);
    expect(standard?.commands).toBeGreaterThanOrEqual(standard?.asked ?? Number.NaN);
    expect(standard?.others.p50).toBeGreaterThan(0);
    expect(standard?.everybody.most).toBeGreaterThan(0);
    expect(standard?.viewBytes).toBeGreaterThan(1_000);
    expect(said).toContain('  10 accounts are made, and a server starts');
    expect(benchText(report)).toMatch(/^standard +2 rated rooms of 5 people: 10 connections$/m);
  });
});

describe('a tiny measurement of the solver', () => {
  it('counts what whole tables cost, warm and cold', { timeout: 90_000 }, async () => {
    const said: string[] = [];
    const report = await measureParts(['solve'], TINY, (line) => said.push(line));
    expect(said).toEqual(['solve, 1 warm calls, 1 cold']);
    expect(report).toMatchObject({ core: null, ev: null, simulate: null });
    for (const name of ['live', 'oneDeck', 'european', 'infinite'] as const) {
      expect(report.solve?.[name].warm.cpuMs).toBeGreaterThan(0);
      expect(report.solve?.[name].cold.wallMs).toBeGreaterThan(0);
    }
    expect(benchText(report)).toMatch(/^solve [\s\S]*^ {2}live, 8 decks +warm [\d.]+ ms .*cold [\d.]+ ms/m);
  });

  it('counts what one hand costs', async () => {
    const { ev } = await measureParts(['ev'], TINY, () => undefined);
    expect(ev?.warm.wallMs).toBeGreaterThan(0);
    expect(ev?.cold.cpuMs).toBeGreaterThan(0);
    expect(ev?.dearest.warm.cpuMs).toBeGreaterThan(0);
  });

  it('counts simulated rounds', async () => {
    const report = await measureParts(['simulate'], { ...TINY, seconds: 0.05 }, () => undefined);
    expect(report.simulate?.rounds).toBeGreaterThan(0);
    expect(report.simulate?.roundsPerSecond).toBeGreaterThan(0);
    expect(benchText(report)).toMatch(/^simulate .*european[\s\S]*^ {2}rounds +[\d,]+ a second$/m);
  });
});

describe('what a server has used', () => {
  it('is read from its metrics', () => {
    const metrics = '# HELP x\nprocess_cpu_seconds_total 1.5\nprocess_resident_memory_bytes 104857600\n';
    expect(usedIn(metrics)).toEqual({ cpuMs: 1_500, memoryMb: 100 });
  });

  it('must be there', () => {
    expect(() => usedIn('process_cpu_seconds_total 1')).toThrow('process_resident_memory_bytes');
  });
});
