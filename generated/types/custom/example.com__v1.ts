// Generated from schemas/definitions/fleets.example.com.yaml by `npm run generate`. Do not edit.
import type { KubeObject } from '../../../src/meta/object.js';
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A number of vehicles that are kept ready. */
        readonly Fleet: {
            readonly spec: {
                /** @description How many may be away at once. */
                readonly limit?: number | string;
                /** @description What kind of vehicle. */
                readonly model: string;
                /**
                 * @description How many are wanted.
                 * @default 1
                 */
                readonly replicas: number;
            };
            readonly status?: {
                /** @description How many are ready. */
                readonly replicas?: number;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
/** Fleet of example.com/v1: `client.resource<Fleet>('example.com/v1', 'Fleet')`. */
type Custom_Fleet = components['schemas']['Fleet'] & KubeObject;
export type { Custom_Fleet as Fleet };
