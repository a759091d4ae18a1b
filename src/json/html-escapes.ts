const HTML = /[<>&\u2028\u2029]/g;

/** JSON text with the HTML escapes of Go's encoder. */
export function withHtmlEscapes(json: string): string {
  return json.replace(HTML, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
