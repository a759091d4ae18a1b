import { expect } from '@jest/globals';
import type { ApiResponse } from './api.js';

/** Expects a Failure `Status` of this code and reason, whose message matches. */
export function expectStatus(answer: ApiResponse, code: number, reason: string, message: RegExp = /./): void {
  expect(answer.text).not.toBe('');
  expect(answer.json).toMatchObject({ kind: 'Status', apiVersion: 'v1', status: 'Failure', code, reason });
  expect(answer.json.message).toMatch(message);
  expect(answer.status).toBe(code);
}

/** Expects the status, and shows the body when it differs. */
export function expectCode(answer: ApiResponse, code: number): void {
  expect({ status: answer.status, ...(answer.status === code ? {} : { body: answer.text }) }).toEqual({ status: code });
}
