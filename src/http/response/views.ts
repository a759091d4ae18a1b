import type { Codecs } from '../../codec/codecs.js';
import type { Negotiated, View } from '../../codec/negotiate.js';
import { mediaTypesOf, negotiate, streamMediaTypesOf } from '../../codec/negotiate.js';
import { type IncludeObject, type TableRenderer, createTableRenderer } from '../../codec/table.js';
import { badRequest, notAcceptable, type StatusError } from '../../meta/errors.js';
import type { NamingProfile } from '../../naming/profile.js';
import type { ResourceDefinition } from '../../resources/definition.js';
import type { Catalogue, ServedResource } from '../../resources/catalogue.js';
import type { RequestInfo } from '../../request/info.js';
import { createScaleRenderer } from './scale-table.js';
import { type Query, prettyOf } from '../request/query.js';

const NO_VIEWS: readonly View[] = ['object'];
const OBJECT_VIEWS: readonly View[] = ['object', 'Table', 'PartialObjectMetadata'];
/** Kinds that are answered but not stored: they cannot be listed. */
const ANSWER_VIEWS: readonly View[] = ['object', 'PartialObjectMetadata'];
const LIST_VIEWS: readonly View[] = ['object', 'Table', 'PartialObjectMetadataList'];
/** A Status ignores the requested view. */
const EVERY_VIEW: readonly View[] = ['object', 'Table', 'PartialObjectMetadata', 'PartialObjectMetadataList'];

/** The form and view of one answer. */
export interface Presentation extends Negotiated {
  readonly includeObject: IncludeObject;
  /**
   * The 406 of a read whose result does not have the requested view, or of a watch whose form cannot be streamed; the
   * read's own error comes first.
   */
  readonly unfit?: StatusError;
}

/** Cached headers, and the longest in characters: clients repeat theirs with every request. */
const MOST_REMEMBERED = 256;
const LONGEST_REMEMBERED = 512;

/**
 * Negotiates form and view before any work is done, so that an unanswerable request changes nothing.
 *
 * @throws StatusError 406; 400 for an unknown `includeObject`
 */
export type Presenter = (
  info: RequestInfo,
  client: { header(name: string): string | undefined },
  query: Query,
) => Presentation;

/** Makes the presenter of one server; it caches the results of recent distinct headers. */
export function createPresenter(codecs: Codecs, catalogue: Catalogue): Presenter {
  const remembered = new Map<string, Presentation>();

  function agreement(info: RequestInfo, accept: string): Presentation {
    const views = isAnswer(info) ? ANSWER_VIEWS : viewsOf(info);
    const watch = info.kind === 'resource' && info.verb === 'watch';
    const binary = !isCustom(info);
    const read = isRead(info) ? 'read ' : '';
    const key = `${binary ? '' : 'custom '}${watch ? 'watch' : `${read}${views.length} ${views.at(-1)}`} ${accept}`;
    const before = remembered.get(key);
    if (before !== undefined) return before;
    const negotiated = negotiate(accept, codecs, views, watch, binary);
    const made: Presentation = {
      ...(negotiated ?? unfitForm(info, accept, views, binary)),
      includeObject: 'Object',
    };
    if (accept.length > LONGEST_REMEMBERED) return made;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, made);
    return made;
  }

  /**
   * The form of a read whose result does not have the requested view (a list of metadata of one object, a stream of
   * YAML), with the 406 to send if the read succeeds.
   *
   * @throws StatusError 406 when there is no such form, and for other verbs
   */
  function unfitForm(
    info: RequestInfo,
    accept: string,
    views: readonly View[],
    binary: boolean,
  ): Omit<Presentation, 'includeObject'> {
    const unfit = notAcceptable(acceptable(accept, views, binary));
    const form = isRead(info) ? negotiate(accept, codecs, EVERY_VIEW, false, binary) : undefined;
    if (form === undefined) throw unfit;
    return { ...form, unfit };
  }

  function definitionOf(info: RequestInfo): ResourceDefinition | undefined {
    return info.kind === 'resource' ? catalogue.find(info.group, info.version, info.resource)?.definition : undefined;
  }

  /** Custom kinds have no messages, so no binary form. */
  function isCustom(info: RequestInfo): boolean {
    return definitionOf(info)?.custom === true;
  }

  /** Reviews, evictions, bindings, tokens. */
  function isAnswer(info: RequestInfo): boolean {
    if (info.kind !== 'resource' || info.verb !== 'create') return false;
    return info.subresource !== '' || definitionOf(info)?.stored === false;
  }

  /** The forms named in a 406: all, or those of streams when the requested form is not possible for a watch. */
  function acceptable(accept: string, views: readonly View[], binary: boolean): string[] {
    const forms = negotiate(accept, codecs, views, false, binary);
    return forms === undefined ? mediaTypesOf(codecs) : streamMediaTypesOf(codecs);
  }

  return (info, client, query) => {
    const agreed = agreement(info, client.header('accept') ?? '');
    const pretty = prettyOf(query) ?? agreed.pretty ?? isForPeople(client.header('user-agent'));
    if (agreed.view === 'Table') return { ...agreed, pretty, includeObject: includeObjectOf(query) };
    return pretty === (agreed.pretty ?? false) ? agreed : { ...agreed, pretty };
  };
}

/** Browsers and curl get indented JSON, as from kube-apiserver. */
export function isForPeople(userAgent: string | undefined): boolean {
  return userAgent !== undefined && /^(?:curl|Wget|Mozilla\/5\.0)/.test(userAgent);
}

function isRead(info: RequestInfo): boolean {
  return info.kind === 'resource' && (info.verb === 'get' || info.verb === 'list' || info.verb === 'watch');
}

function viewsOf(info: RequestInfo): readonly View[] {
  if (info.kind !== 'resource') return NO_VIEWS;
  switch (info.verb) {
    case 'list':
      return LIST_VIEWS;
    case 'deletecollection':
      return EVERY_VIEW;
    case 'connect':
      return NO_VIEWS;
    default:
      return OBJECT_VIEWS;
  }
}

function includeObjectOf(query: Query): IncludeObject {
  const asked = query.get('includeObject') ?? '';
  if (asked === '') return 'Metadata';
  if (asked === 'None' || asked === 'Metadata' || asked === 'Object') return asked;
  throw badRequest(
    `Unable to convert to Table as requested: includeObject: Invalid value: ${JSON.stringify(asked)}: must be 'Metadata', 'Object', 'None', or empty`,
  );
}

/** What a table shows: objects of a kind, or with `subresource` its substitute (a Scale has other columns). */
export interface TableSubject {
  readonly resource: ServedResource;
  readonly subresource?: string;
}

/** Table renderers by definition, dropped with it. */
export interface TableRenderers {
  of(subject: TableSubject): TableRenderer;
}

/** Makes renderers on first use. */
export function createTableRenderers(naming: NamingProfile): TableRenderers {
  const known = new WeakMap<ResourceDefinition, TableRenderer>();
  const scales = new Map<boolean, TableRenderer>();
  return {
    of({ resource: { definition, strategy }, subresource = '' }) {
      if (subresource !== '' && definition.subresources.find(({ name }) => name === subresource)?.scale !== undefined) {
        const scale = scales.get(definition.custom) ?? createScaleRenderer(definition.custom);
        scales.set(definition.custom, scale);
        return scale;
      }
      let renderer = known.get(definition);
      if (renderer === undefined) {
        const { cells, rowConditions } = strategy;
        renderer = createTableRenderer({
          columns: definition.columns,
          schema: definition.schema,
          absentText: definition.custom ? null : '',
          ...(cells === undefined ? {} : { cells: (object, now) => cells(object, now, naming) }),
          ...(rowConditions === undefined ? {} : { rowConditions }),
        });
        known.set(definition, renderer);
      }
      return renderer;
    },
  };
}
