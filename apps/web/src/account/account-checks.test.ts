import { expect, test } from 'vitest';
import { emailProblem, missing, newPasswordProblem, onlyProblems, usernameProblem } from './account-checks.ts';
import { failureText } from './failure-text.ts';

test.each([
  ['', 'Choose a username.'],
  ['  ', 'Choose a username.'],
  ['ab', 'A username has at least 3 characters.'],
  ['abc', undefined],
  [' abc ', undefined],
  ['ω'.repeat(20), undefined],
  ['a'.repeat(21), 'A username has at most 20 characters.'],
])('the username %j: %s', (name, problem) => {
  expect(usernameProblem(name)).toBe(problem);
});

test.each([
  ['', 'Choose a password.'],
  ['1234567', 'Take at least 8 characters; these are 7.'],
  ['12345678', undefined],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), 'Take at most 128 characters.'],
])('the password %j: %s', (password, problem) => {
  expect(newPasswordProblem(password)).toBe(problem);
});

test.each([
  ['', undefined],
  ['ann@example.org', undefined],
  [' ann@example.org ', undefined],
  ['ann', 'That is no e-mail address.'],
  ['ann@example', 'That is no e-mail address.'],
  ['a b@example.org', 'That is no e-mail address.'],
])('the e-mail address %j: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

test('only what is wrong is left', () => {
  expect(onlyProblems({ one: undefined, two: missing(' ', 'Say it.'), three: missing('x', 'Say it.') })).toEqual({
    two: 'Say it.',
  });
});

test.each([
  [400, 'Too many tries. Try again in a second.'],
  [40_000, 'Too many tries. Try again in 40 seconds.'],
  [120_000, 'Too many tries. Try again in 2 minutes.'],
  [86_400_000, 'Too many tries. Try again in 24 hours.'],
])('a wait of %i ms: %s', (retryAfter, text) => {
  expect(failureText({ code: 'rate-limited', text: 'Slow down.', retryAfter })).toBe(text);
});

test('every other failure is said as the server says it', () => {
  expect(failureText({ code: 'wrong-login', text: 'No.' })).toBe('No.');
  expect(failureText({ code: 'rate-limited', text: 'Slow down.' })).toBe('Slow down.');
});
