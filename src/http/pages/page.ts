/** A request for something that is no resource: health, discovery, documents. */
export interface PageRequest {
  /** Raw path without query, as it came. */
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
  /** Whatever the method is, this is the answer; otherwise methods that do not read are refused. */
  readonly anyMethod?: true;
}

/**
 * Something that answers GET on some paths outside the resources. undefined: not my path (the next one is asked, then
 * 404). @throws StatusError
 */
export interface Page {
  /** What the root document lists of it. */
  readonly paths: readonly string[];
  answer(request: PageRequest): Promise<PageAnswer | undefined> | PageAnswer | undefined;
}
