/** Causes behind an error that are written down; a chain of our own has two or three. */
const MOST_CAUSES = 5;

/**
 * An error as fields of a log line. Causes are written out the same way: JSON leaves out the message and the stack of an
 * error, and what else a library hangs on its errors (a database names values there) does not belong into a log.
 * What is no error stays as it is.
 */
export function errorFields(error: unknown, causes: number = MOST_CAUSES): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const { code } = error as { readonly code?: unknown };
  return {
    type: name,
    message,
    stack,
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause === undefined || causes === 0 ? {} : { cause: errorFields(cause, causes - 1) }),
  };
}
