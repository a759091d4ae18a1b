/** A request for something other than a resource: health, discovery, documents. */
export interface PageRequest {
  /** Raw path without query. */
  readonly path: string;
  readonly query: { get(name: string): string | undefined; all(name: string): readonly string[] };
  /** A header of the request as one text; names in lower case. */
  header(name: string): string | undefined;
}

/** A ready answer. */
export interface PageAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** This answer is for all methods; otherwise methods that do not read are rejected. */
  readonly anyMethod?: true;
}

/**
 * Something that answers GET on some paths outside the resources. undefined: the path belongs to another page (the next
 * one is asked, then 404).
 *
 * @throws StatusError
 */
export interface Page {
  /** Its entries in the root document. */
  readonly paths: readonly string[];
  answer(request: PageRequest): Promise<PageAnswer | undefined> | PageAnswer | undefined;
}
