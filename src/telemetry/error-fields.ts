/** Longest logged chain of causes; our own have two or three. */
const MOST_CAUSES = 5;

/**
 * An error as fields of a log line. Causes are logged the same way: JSON omits the message and the stack of an error,
 * and other properties added by libraries (a database adds values) do not belong in a log. Other values are returned
 * unchanged.
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
