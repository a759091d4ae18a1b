/**
 * The three lines of a ready server (design §2.1). The second one can be pasted into a shell whatever the path
 * contains.
 */
export function readyText(server: { readonly url: string; readonly kubeconfig: string }): string {
  return `${server.url}\nexport KUBECONFIG=${shellWord(server.kubeconfig)}\n${server.url}/docs\n`;
}

function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
