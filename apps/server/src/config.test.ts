import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartFault } from './start-fault.ts';

test('without any setting the server is careful and keeps its data here', () => {
  expect(readConfig({ PATH: '/bin', HOST: '', PORT: ' ' })).toEqual({
    port: 3_000,
    host: null,
    dataDir: './data',
    appEnv: 'production',
    logLevel: 'info',
    publicOrigin: null,
    trustsProxy: false,
    secret: null,
    limitFactor: 1,
    webDir: null,
  });
});

test('settings are read as what they are', () => {
  const given = {
    PORT: '8080',
    PUBLIC_ORIGIN: 'https://play.example/',
    TRUST_PROXY: 'on',
    LIMIT_FACTOR: '2.5',
    APP_ENV: 'testing',
  };
  expect(readConfig(given)).toMatchObject({
    port: 8_080,
    publicOrigin: 'https://play.example',
    trustsProxy: true,
    limitFactor: 2.5,
    appEnv: 'testing',
  });
});

test.each([
  ['PORT', '99999'],
  ['PORT', '80.5'],
  ['PORT', 'http'],
  ['APP_ENV', 'Testing'],
  ['APP_ENV', 'test'],
  ['LOG_LEVEL', 'loud'],
  ['PUBLIC_ORIGIN', 'play.example'],
  ['PUBLIC_ORIGIN', 'https://play.example/game'],
  ['TRUST_PROXY', 'maybe'],
  ['UPCARD_SECRET', 'short'],
  ['LIMIT_FACTOR', '0'],
])('%s=%s is refused by name, in one line', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(StartFault);
  expect(read).toThrow(new RegExp(`^Wrong settings. ${name}: [^\\n]*$`));
});

test('a wrong secret is not repeated', () => {
  expect(() => readConfig({ UPCARD_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
});
