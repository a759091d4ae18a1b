import { describe, expect, test } from '@jest/globals';
import type { Client, ClientEvent, CollectionAddress, ObjectAddress } from '../../src/client/client.js';
import { StatusError } from '../../src/meta/errors.js';
import { apiVersionOf } from '../../src/meta/gvk.js';
import type { KubeObject } from '../../src/meta/object.js';
import type { ResourceDefinition } from '../../src/resources/definition.js';
import { waitFor } from '../support/wait-for.js';

/** One kind under test. */
export interface KindUnderTest {
  readonly definition: ResourceDefinition;
  /** A valid object of the kind: everything except kind, apiVersion and metadata. */
  readonly sample: { readonly [key: string]: unknown };
}

/** The suite's access to a server. `fresh` returns one in which `namespace` can be used. */
export interface VerbsSubject {
  fresh(): Promise<{ readonly client: Client; readonly namespace: string }>;
}

async function refused(call: Promise<unknown>): Promise<number> {
  try {
    await call;
  } catch (error) {
    if (error instanceof StatusError) return error.code;
    throw error;
  }
  return 200;
}

/** Kinds whose first generation differs from that of kinds with or without generations. */
const FIRST_GENERATION: Readonly<Record<string, number | undefined>> = { csidrivers: undefined, priorityclasses: 1 };
/** Kinds whose generation counts changes of labels. */
const COUNTS_LABELS: ReadonlySet<string> = new Set(['endpointslices']);

/** Some kinds leave their dependents to a collector first, unless the delete says otherwise. */
const AT_ONCE = { gracePeriodSeconds: 0, propagationPolicy: 'Background' } as const;

/** Guarantees of every verb for every kind (known fault BL-055 and its neighbours). */
export function verbsSuite(name: string, kinds: readonly KindUnderTest[], subject: VerbsSubject): void {
  describe(name, () => {
    describe.each(
      kinds.map(
        (kind) => [`${kind.definition.resource} ${kind.definition.group}/${kind.definition.version}`, kind] as const,
      ),
    )('%s', (_title, { definition, sample }) => {
      const { group, version, resource, kind, namespaced } = definition;
      const has = (...verbs: ResourceDefinition['verbs']): boolean =>
        verbs.every((verb) => definition.verbs.includes(verb));

      const start = async () => {
        const { client, namespace } = await subject.fresh();
        const all: CollectionAddress = { type: { group, version, resource }, ...(namespaced ? { namespace } : {}) };
        const one = (name: string): ObjectAddress => ({ ...all, name });
        const make = (name: string, metadata: object = {}): Promise<KubeObject> =>
          client.create(all, {
            ...sample,
            apiVersion: apiVersionOf(group, version),
            kind,
            metadata: { name, ...metadata },
          } as KubeObject);
        return { client, all, one, make };
      };

      test('a created object is read and listed as the same object', async () => {
        const { client, all, one, make } = await start();
        const made = await make('a', { labels: { a: 'b' } });
        expect(made).toMatchObject({
          kind,
          apiVersion: apiVersionOf(group, version),
          metadata: { name: 'a', labels: { a: 'b' } },
        });
        expect(made.metadata.uid).toMatch(/^[0-9a-f-]{36}$/);
        expect(made.metadata.creationTimestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
        expect(made.metadata.generation).toBe(
          resource in FIRST_GENERATION ? FIRST_GENERATION[resource] : definition.countsGeneration ? 1 : undefined,
        );
        expect(await client.get(one('a'))).toEqual(made);
        expect((await client.list(all, { fieldSelector: 'metadata.name=a' })).items).toEqual([made]);
        expect(await refused(make('a'))).toBe(409);
        expect(await refused(client.get(one('nobody')))).toBe(404);
      });

      test('selectors filter: in, not in, exists, absent', async () => {
        const { client, all, make } = await start();
        await make('a', { labels: { a: 'b' } });
        await make('b');
        const names = async (labelSelector: string): Promise<unknown[]> =>
          (await client.list(all, { labelSelector: `${labelSelector},!elsewhere` })).items
            .map(({ metadata }) => metadata.name)
            .filter((name) => name === 'a' || name === 'b');
        expect(await names('a in (b)')).toEqual(['a']);
        expect(await names('a notin (b)')).toEqual(['b']);
        expect(await names('!a')).toEqual(['b']);
        expect(await names('a')).toEqual(['a']);
      });

      if (has('update')) {
        test('PUT of an unchanged object changes nothing; a stale version and another uid are conflicts, in a dry run too', async () => {
          const { client, one, make } = await start();
          const made = await make('a');
          expect(await client.update(one('a'), made)).toEqual(made);
          const labelled = { ...made, metadata: { ...made.metadata, labels: { ...made.metadata.labels, x: 'y' } } };
          const changed = await client.update(one('a'), labelled);
          expect(changed.metadata.labels?.['x']).toBe('y');
          expect(changed.metadata.resourceVersion).not.toBe(made.metadata.resourceVersion);
          const other = { ...changed, metadata: { ...changed.metadata, uid: 'another' } };
          for (const dryRun of [true, false]) {
            expect(await refused(client.update(one('a'), labelled, { dryRun }))).toBe(409);
            expect(await refused(client.update(one('a'), other, { dryRun }))).toBe(409);
          }
          expect(await client.get(one('a'))).toEqual(changed);
        });
      }

      if (has('patch')) {
        test('a merge patch changes only what it contains, and its repetition writes nothing', async () => {
          const { client, one, make } = await start();
          const made = await make('a');
          const patch = {
            mediaType: 'application/merge-patch+json',
            patch: { metadata: { labels: { x: 'y' } } },
          } as const;
          const patched = await client.patch(one('a'), patch);
          const { resourceVersion: _r1, labels: _l1, managedFields: _m1, generation: first, ...before } = made.metadata;
          const { resourceVersion: _r2, labels, managedFields: _m2, generation: second, ...after } = patched.metadata;
          expect(second).toBe(COUNTS_LABELS.has(resource) ? 2 : first);
          expect({ ...patched, metadata: after }).toEqual({ ...made, metadata: before });
          expect(labels).toEqual({ ...made.metadata.labels, x: 'y' });
          expect((await client.patch(one('a'), patch)).metadata.resourceVersion).toBe(patched.metadata.resourceVersion);
        });
      }

      if (has('watch', 'patch', 'delete')) {
        test('a watch sends creation, change and deletion, each once and in order', async () => {
          const { client, all, one, make } = await start();
          const { resourceVersion: from } = await client.list(all, { limit: 1 });
          const events: ClientEvent[] = [];
          const watch = await client.watch(
            all,
            { from },
            { event: (event) => events.push(event), ended: () => undefined },
          );
          await make('a');
          const patch = {
            mediaType: 'application/merge-patch+json',
            patch: { metadata: { labels: { x: 'y' } } },
          } as const;
          await client.patch(one('a'), patch);
          await client.delete(one('a'), AT_ONCE);
          const delivered = (): string[] =>
            events.flatMap((event) => ('object' in event && event.object.metadata.name === 'a' ? [event.type] : []));
          await waitFor('a deletion', () => definition.resource === 'namespaces' || delivered().includes('DELETED'), {
            lastSeen: () => delivered().join(),
          });
          // A delete only marks a namespace, which is removed when it is empty.
          expect(delivered().filter((type) => type !== 'MODIFIED')).toEqual(
            resource === 'namespaces' ? ['ADDED'] : ['ADDED', 'DELETED'],
          );
          const versions = events.flatMap((event) =>
            'object' in event ? [Number(event.object.metadata.resourceVersion)] : [],
          );
          expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
          expect(Math.min(...versions)).toBeGreaterThan(Number(from));
          watch.close();
        });
      }

      if (has('delete')) {
        test('a delete respects its preconditions, and a finalizer keeps the object', async () => {
          const { client, one, make } = await start();
          await make('a');
          expect(await refused(client.delete(one('a'), { uid: 'another' }))).toBe(409);
          expect(await refused(client.delete(one('a'), { resourceVersion: '1' }))).toBe(409);
          await make('b', { finalizers: ['ex.io/f'] });
          await client.delete(one('b'), { gracePeriodSeconds: 0 });
          expect((await client.get(one('b'))).metadata.deletionTimestamp).toBeDefined();
          expect(await refused(client.delete(one('nobody')))).toBe(404);
        });
      }

      if (has('deletecollection')) {
        test('deletecollection deletes the selection and keeps the rest', async () => {
          const { client, all, make, one } = await start();
          for (const name of ['a', 'b']) await make(name, { labels: { take: 'yes' } });
          await make('c');
          await client.deleteCollection(all, { labelSelector: 'take=yes', ...AT_ONCE });
          expect(await refused(client.get(one('a')))).toBe(404);
          expect(await refused(client.get(one('b')))).toBe(404);
          expect(await refused(client.get(one('c')))).toBe(200);
        });
      }

      const status = definition.subresources.find(({ name }) => name === 'status');
      if (status?.verbs.includes('patch') === true) {
        test('status is separate: a status write takes no spec, and raises no generation', async () => {
          const { client, one, make } = await start();
          const made = await make('a');
          const address = { ...one('a'), subresource: 'status' };
          expect(await client.get(address)).toEqual(made);
          const after = await client
            .update(address, { ...made, spec: undefined } as unknown as KubeObject)
            .catch((error: unknown) => error);
          // The missing spec is filled from the stored object or rejected as invalid; it is never lost.
          if (after instanceof StatusError) expect([400, 422]).toContain(after.code);
          const now = await client.get(one('a'));
          expect(now['spec']).toEqual(made['spec']);
          expect(now.metadata.generation).toBe(made.metadata.generation);
        });
      }
    });
  });
}
