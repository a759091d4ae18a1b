import type { FlagGroup } from '../config/flag.js';
import { SERVE_FLAGS } from '../config/load.js';

const COMMANDS = `Usage: cluster-apiserver <command> [--flag=value ...]

Commands:
  serve      Serve the API (the default of npm start)
  migrate    Bring the schema of the database up to date, then exit
  version    Print the version
`;

/** The text of `--help`: commands, then flags by group. `width` is the terminal's. */
export function helpText(width: number): string {
  return [COMMANDS, 'Flags of serve and migrate:', ...SERVE_FLAGS.map((group) => groupText(group, width))].join('\n');
}

function groupText<Options>(group: FlagGroup<Options>, width: number): string {
  const lines = group.flags.map((flag) => {
    const shown = flag.shownDefault === undefined ? '' : ` (default ${flag.shownDefault})`;
    return `  --${flag.name}=<${flag.hint}>\n${wrap(flag.help + shown, Math.max(40, Math.min(width, 120)) - 6, '      ')}`;
  });
  return `\n${group.title}:\n${lines.join('\n')}`;
}

function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    if (lines[last] !== '' && lines[last]!.length + word.length + 1 > width) lines.push(word);
    else lines[last] = lines[last] === '' ? word : `${lines[last]} ${word}`;
  }
  return lines.map((line) => indent + line).join('\n');
}
