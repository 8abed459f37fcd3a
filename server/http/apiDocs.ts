import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../platform/lib/refusal.ts';
import { toRoutePath } from './registerCalls.ts';
import { setPagePolicy } from './security.ts';

const viewer = join(
  dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')),
  'static',
);
const viewerFiles: Readonly<Record<string, string>> = {
  'viewer.js': 'swagger-ui-bundle.js',
  'viewer.css': 'swagger-ui.css',
};

const startScript = `window.onload = () => SwaggerUIBundle(${JSON.stringify({
  url: addresses.openApi.template,
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: [],
  validatorUrl: null,
})});\n`;

const narrowStyles = `.swagger-ui .response-col_links { display: none; }
.swagger-ui .response-col_description { overflow-wrap: anywhere; }
.swagger-ui :is(.markdown, .renderedMarkdown) :is(p, li) { line-height: 1.6; }
.swagger-ui :is(.markdown, .renderedMarkdown) :is(p, li) code {
  padding: 1px 4px; line-height: inherit; overflow-wrap: anywhere;
  -webkit-box-decoration-break: clone; box-decoration-break: clone;
}
`;

const ownFiles: Readonly<Record<string, { type: string; text: string }>> = {
  'start.js': { type: 'text/javascript', text: startScript },
  'narrow.css': { type: 'text/css', text: narrowStyles },
};

const getFileUrl = (name: string): string => fill(addresses.docsFile.template, { file: name });

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parvis API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${getFileUrl('viewer.css')}">
<link rel="stylesheet" href="${getFileUrl('narrow.css')}">
</head>
<body>
<main id="docs"></main>
<noscript>These pages need JavaScript. The document itself: <a href="${addresses.openApi.template}">${addresses.openApi.template}</a></noscript>
<script src="${getFileUrl('viewer.js')}"></script>
<script src="${getFileUrl('start.js')}"></script>
</body>
</html>
`;

/** Loads no external resources. */
export function serveDocs(app: FastifyInstance): void {
  app.get(addresses.docs.template, (_request, reply) => {
    setPagePolicy(reply, { styles: [], framed: false, pictures: false, origins: [] });
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page);
  });
  app.get<{ Params: { file: string } }>(toRoutePath(addresses.docsFile.template), (request, reply) => {
    const { file: name } = request.params;
    if (name === '') return reply.redirect(addresses.docs.template, 308);
    reply.header('cache-control', 'no-cache');
    const own = Object.hasOwn(ownFiles, name) ? ownFiles[name] : undefined;
    if (own) return reply.header('content-type', `${own.type}; charset=utf-8`).send(own.text);
    const theirs = Object.hasOwn(viewerFiles, name) ? viewerFiles[name] : undefined;
    if (theirs === undefined) throw new Refusal('notFound');
    return reply.sendFile(theirs, viewer);
  });
}
