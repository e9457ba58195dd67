import { expect, test } from 'vitest';
import { act } from '../testkit/test-house.ts';
import { enter, openTable, startTestServer, temporaryFolder } from '../testkit/test-server.ts';

test('reports are rationed by person, and by address however many people come from it', async () => {
  const { folder, remove } = await temporaryFolder();
  const server = await startTestServer(folder);
  const host = await enter(server);
  const table = await openTable(server, host);
  const statuses: number[] = [];
  for (let guest = 0; guest < 5; guest += 1) {
    const reporter = await enter(server);
    for (let report = 0; report < 6; report += 1)
      statuses.push(
        (await act(server, reporter, ['/api/reports', { table, person: host.person.id, reason: 'x' }])).status,
      );
  }
  const accepted = [201, 201, 201, 201, 201, 429];
  expect(statuses.slice(0, 24)).toEqual([...accepted, ...accepted, ...accepted, ...accepted]);
  expect(new Set(statuses.slice(24))).toEqual(new Set([429]));
  await server.stop();
  await remove();
});
