import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What the server in this process needs as Node has it, and what a page does not mind having from Node. */
const NODE_OWN = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
] as const;

/**
 * A document for the pages and Node for the real server they talk to, in one process: happy-dom, but with Node's own transport.
 * Modules are resolved as on the server, so that its files find their neighbours on the disk.
 */
const environment: Environment = {
  name: 'page-and-server',
  viteEnvironment: 'ssr',
  setup: async (global: Record<string, unknown>, options) => {
    const own = NODE_OWN.map((name) => [name, global[name]] as const);
    const page = await builtinEnvironments['happy-dom'].setup(global, options);
    const forms = fromForms(global.FormData as typeof FormData, own.find(([name]) => name === 'FormData')?.[1] as typeof FormData);
    for (const [name, value] of [...own, ['FormData', forms] as const])
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return page;
  },
};

/** Node's form data, which can also be made from a form of the document: React does so while a submit leads to another page. */
function fromForms(PageFormData: typeof FormData, NodeFormData: typeof FormData): typeof FormData {
  return class extends NodeFormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (form === undefined) return;
      for (const [name, value] of new PageFormData(form, submitter)) this.append(name, value);
    }
  };
}

export default environment;
