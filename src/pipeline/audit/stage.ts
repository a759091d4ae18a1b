import { internalError, StatusError } from '../../meta/errors.js';
import type { Stage } from '../chain.js';
import type { AuditPolicy } from './policy.js';
import { AuditRecord, type RecordParts } from './record.js';

/** What the audit stages need. */
export interface AuditParts extends RecordParts {
  readonly policy: AuditPolicy;
}

/** Records requests that fail authentication; runs before it. */
export function unknownCallerStage(parts: AuditParts): Stage {
  return {
    name: 'audit-unknown-caller',
    async run(call, next) {
      try {
        return await next(call);
      } catch (error) {
        if (!call.authenticated && error instanceof StatusError) {
          const decision = parts.policy.decide(undefined, call.info);
          parts.counts.level(decision.level);
          if (decision.level !== 'None') {
            await new AuditRecord(call, undefined, decision, parts).unknownCaller(error);
          }
        }
        throw error;
      }
    },
  };
}

/**
 * Starts the record of every request that the policy records; the record observes the call to its end.
 *
 * @throws StatusError 500 when a strict sink could not store the first event
 */
export function auditStage(parts: AuditParts): Stage {
  return {
    name: 'audit',
    async run(call, next) {
      const decision = parts.policy.decide(call.user, call.info);
      parts.counts.level(decision.level);
      if (decision.level !== 'None') {
        const record = new AuditRecord(call, call.user, decision, parts);
        if (!(await record.received())) {
          parts.counts.refused();
          throw internalError('failed to store audit event', undefined);
        }
        call.audit = record;
        call.observe(record);
      }
      return next(call);
    },
  };
}
