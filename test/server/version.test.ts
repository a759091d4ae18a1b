import { expect, test } from '@jest/globals';
import { sharedApi } from '../support/api.js';

test.each([[false], [true]])(
  '/version shows the version of the API to everybody (anonymous: %s)',
  async (anonymous) => {
    const answer = await sharedApi('cluster', { anonymous }).get('/version');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.json).toEqual({
      major: '1',
      minor: '36',
      emulationMajor: '1',
      emulationMinor: '36',
      minCompatibilityMajor: '1',
      minCompatibilityMinor: '35',
      gitVersion: expect.stringMatching(/^v1\.36\.\d+\+cluster-apiserver\.\d+\.\d+\.\d+$/),
      gitCommit: expect.any(String),
      gitTreeState: expect.any(String),
      buildDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      goVersion: expect.any(String),
      compiler: expect.any(String),
      platform: expect.stringMatching(/^\w+\/\w+$/),
    });
  },
);
