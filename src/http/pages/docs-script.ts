/**
 * The browser script of the documentation page. It loads the list of documents, shows one group version at a time, and
 * groups the operations of a document by kind. A user signed in with a bearer token also sees the documents of custom
 * kinds; the token stays in the memory of the tab.
 */
export const DOCS_SCRIPT = `'use strict';
(() => {
  let token = '';

  async function read(path) {
    const headers = token === '' ? {} : { authorization: 'Bearer ' + token };
    const answer = await fetch(path, { headers, credentials: 'same-origin' });
    return answer.ok ? answer.json() : undefined;
  }

  /** All documents for authorized users, else those of the built-in kinds. */
  async function documents() {
    const index = await read('/openapi/v3').catch(() => undefined);
    const paths = index === undefined ? (await read('/docs/documents')).paths : index.paths;
    return Object.entries(paths)
      .filter(([name]) => /^apis?\\/.*v\\d/.test(name))
      .map(([name, { serverRelativeURL }]) => ({ name: name.replace(/^apis?\\//, ''), url: serverRelativeURL }));
  }

  /** Operations by kind: a tag per kind instead of one per group version. */
  function byKind(response) {
    if (!response.ok || !/\\/openapi\\//.test(response.url)) return response;
    const document = typeof response.text === 'string' ? JSON.parse(response.text) : response.data;
    const kinds = new Map();
    const plural = (path) => /v[^/]*\\/(?:watch\\/)?(?:namespaces\\/{namespace}\\/)?([^/]+)/.exec(path)?.[1];
    const kindOf = (item) => item.get?.['x-kubernetes-group-version-kind']?.kind ?? item.post?.['x-kubernetes-group-version-kind']?.kind;
    for (const [path, item] of Object.entries(document.paths ?? {})) {
      const kind = kindOf(item);
      if (kind !== undefined && path.endsWith('/' + plural(path))) kinds.set(plural(path), kind);
    }
    for (const [path, item] of Object.entries(document.paths ?? {})) {
      const tag = kinds.get(plural(path));
      if (tag === undefined) continue;
      for (const operation of Object.values(item)) if (Array.isArray(operation?.tags)) operation.tags = [tag];
    }
    response.text = JSON.stringify(document);
    response.data = response.text;
    return response;
  }

  function signed(request) {
    if (token !== '') request.headers = { ...request.headers, authorization: 'Bearer ' + token };
    return request;
  }

  async function show() {
    const urls = await documents();
    const wanted = new URLSearchParams(location.search).get('urls.primaryName') ?? 'v1';
    window.ui = SwaggerUIBundle({
      dom_id: '#swagger-ui',
      urls,
      'urls.primaryName': wanted,
      deepLinking: true,
      docExpansion: 'none',
      filter: true,
      defaultModelsExpandDepth: 0,
      operationsSorter: 'alpha',
      tagsSorter: 'alpha',
      validatorUrl: null,
      requestInterceptor: signed,
      responseInterceptor: byKind,
      presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
      layout: 'StandaloneLayout',
    });
  }

  function signInForm() {
    const form = document.createElement('form');
    form.className = 'sign-in';
    const field = document.createElement('input');
    field.type = 'password';
    field.autocomplete = 'off';
    field.placeholder = 'bearer token';
    field.setAttribute('aria-label', 'bearer token');
    const button = document.createElement('button');
    button.textContent = 'Sign in';
    form.append(field, button);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      token = field.value.trim();
      field.value = '';
      button.textContent = token === '' ? 'Sign in' : 'Signed in';
      void show();
    });
    document.body.prepend(form);
  }

  window.addEventListener('load', () => {
    signInForm();
    void show();
  });
})();
`;

/** Hides the name of the framework in the bar at the top, and places the sign-in form there. */
export const DOCS_STYLE = `.swagger-ui .topbar { background-color: #1d2b3a; }
.swagger-ui .topbar .link { visibility: hidden; width: 0; max-width: 0; }
.swagger-ui .topbar .topbar-wrapper::before { content: 'cluster-apiserver'; color: #fff; font: 600 18px sans-serif; }
.sign-in { position: absolute; top: 64px; right: 20px; z-index: 1; display: flex; gap: 8px; }
.sign-in input, .sign-in button { font: 14px sans-serif; padding: 6px 10px; }
`;
