/** A day in milliseconds. */
export const DAY = 24 * 3_600_000;

/** The labels of token Secrets with the last use and the day of invalidation. */
export function tokenLabels(labelDomain: string): { readonly lastUsed: string; readonly invalidSince: string } {
  return {
    lastUsed: `${labelDomain}/legacy-token-last-used`,
    invalidSince: `${labelDomain}/legacy-token-invalid-since`,
  };
}

/** A UTC day in the format of these labels, `yyyy-mm-dd`. @param time milliseconds since the epoch */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The start of such a day in milliseconds since the epoch; undefined for other texts. */
export function startOfDay(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || dayOf(time) !== text ? undefined : time;
}
