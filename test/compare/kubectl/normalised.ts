/** kubectl's output, without differences between runs and servers. */
export function normalised(text: string, namespace: string, folder: string): string {
  return sortedFaults(text)
    .replace(/"?\/tmp\/kubectl-edit-\d+\.(yaml|json)"?/g, 'FILE')
    .replaceAll(namespace, 'NS')
    .replaceAll(folder, 'FOLDER')
    .replace(/https:\/\/127\.0\.0\.1:\d+/g, 'URL')
    .replace(/127\.0\.0\.1:\d+/g, 'ADDRESS')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UID')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'TIME')
    .replace(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d [+-]\d{4}/g, 'TIME')
    .replace(/(resource ?version"?: *"?)\d+/gi, '$1VERSION')
    .replace(/(resource version to be|, was) \d+/g, '$1 VERSION')
    .replace(/^ *\w+: null\n/gm, '')
    .replace(/\bcluster-admin\b/g, 'admin')
    .replace(/,?\{"effect":"NoSchedule","key":"node.kubernetes.io\/not-ready"\}/g, '')
    .replace(/ -required-$/gm, '')
    .replace(/10\.0\.\d+\.\d+/g, 'IP')
    .replace(/^([EWI])\d{4} \d\d:\d\d:\d\d\.\d+ +\d+ /gm, '$1 ')
    .replace(/\b3[0-2]\d{3}\b/g, 'PORT')
    .replace(/(^|\s)(\d+[smhd]){1,2}(?=\s|$)/gm, '$1AGE')
    .replace(/\/tmp\/(LIVE|MERGED)-\d+/g, '$1')
    .replace(/(---|\+\+\+) (LIVE|MERGED)\S*\s+\d.*/g, '$1 $2')
    .replace(/eyJ[\w.-]{50,}/g, 'TOKEN')
    .replace(/ {2,}(?=\S)/g, '  ')
    .split('\n')
    .map(sortedMembers)
    .join('\n')
    .replace(/\}\n?exit /, '}\nexit ');
}

/** A JSON line, with the members of objects and the entries of managers sorted. */
function sortedMembers(line: string): string {
  const json = /^(.*?)(\{.*\}|\[.*\])(exit \d+)?$/.exec(line);
  if (json === null) return line;
  try {
    return `${json[1]}${JSON.stringify(sorted(JSON.parse(json[2]!)))}${json[3] ?? ''}`;
  } catch {
    return line;
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    members.map(([name, member]) => [
      name,
      // Entries of the same second are sorted by name.
      name === 'managedFields' && Array.isArray(member)
        ? member.map((entry) => JSON.stringify(sorted(entry))).sort()
        : sorted(member),
    ]),
  );
}

/** The order of an object's faults follows Go maps. */
function sortedFaults(text: string): string {
  return text.replace(/(?:^\* .*\n)+/gm, (faults) => faults.split('\n').sort().join('\n'));
}
