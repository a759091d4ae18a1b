import type { Job, JobSpec } from '../../../../generated/types/apis__batch__v1.js';
import type { JsonObject } from '../../../json/types.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Typed } from '../../strategy.js';
import { flagAt, has, mapAt, objectAt, withChanged, withMember, type Of } from '../members.js';

/**
 * The labels that identify a job's pods: its uid and name, under current and legacy keys. They are added to the
 * template, and the uid to the selector, so that no two jobs count each other's pods. A job with `manualSelector` has
 * its own. Labels that the job has from its template become those of the template again. On create only; `uid` is the
 * job's.
 */
export function withPodLabels(job: Typed<Job>, uid: string, naming: NamingProfile): KubeObject {
  const spec = mapAt(job, 'spec');
  if (flagAt(spec, 'manualSelector')) return job;
  const prefix = `batch.${naming.labelDomain}/`;
  const name = job.metadata.name ?? '';
  const own: JsonObject = {
    [`${prefix}controller-uid`]: uid,
    [`${prefix}job-name`]: name,
    'controller-uid': uid,
    'job-name': name,
  };
  const labelled = withTemplateLabels(spec, own);
  const labels = job.metadata.labels;
  const inherits = labels === undefined || labels === templateLabels(spec);
  const metadata = inherits ? withMember(job.metadata, 'labels', templateLabels(labelled)!) : job.metadata;
  const identified = withMember(job, 'metadata', metadata);
  return withMember(identified, 'spec', withSelector(labelled, `${prefix}controller-uid`, uid));
}

function templateLabels(spec: Of<JobSpec> | undefined): JsonObject | undefined {
  return objectAt(objectAt(objectAt(spec, 'template'), 'metadata'), 'labels');
}

function withTemplateLabels(spec: Of<JobSpec>, own: JsonObject): JsonObject {
  return withChanged(spec, 'template', (template) => {
    const metadata = mapAt(template, 'metadata');
    const labels = { ...own, ...mapAt(metadata, 'labels') };
    return withMember(template, 'metadata', withMember(metadata, 'labels', labels));
  });
}

function withSelector(spec: Of<JobSpec>, key: string, uid: string): JsonObject {
  const selector = mapAt(spec, 'selector');
  const labels = mapAt(selector, 'matchLabels');
  if (has(labels, key)) return spec;
  return withMember(spec, 'selector', withMember(selector, 'matchLabels', { ...labels, [key]: uid }));
}

/** Labels of a job's pods with its uid, and its name. */
export interface PodLabelKeys {
  readonly uid: readonly string[];
  readonly name: readonly string[];
}

/** The labels that pods of a job must have: those with a domain only if the stored job has them. */
export function podLabelKeys({ labelDomain }: NamingProfile, stored?: Typed<Job>): PodLabelKeys {
  const [uid, name] = [`batch.${labelDomain}/controller-uid`, `batch.${labelDomain}/job-name`];
  const before = stored === undefined ? undefined : templateLabels(mapAt(stored, 'spec'));
  const withDomain = stored === undefined || (has(before, uid) && has(before, name));
  return { uid: ['controller-uid', ...(withDomain ? [uid] : [])], name: ['job-name', ...(withDomain ? [name] : [])] };
}

/** Labels default to those of the template. */
export function withTemplateLabelsOfItsOwn(job: Typed<Job>): KubeObject {
  const labels = templateLabels(objectAt(job, 'spec'));
  if (job.metadata.labels !== undefined || labels === undefined || Object.keys(labels).length === 0) return job;
  return withMember(job, 'metadata', withMember(job.metadata, 'labels', labels));
}
