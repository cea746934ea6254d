import swagger from '@fastify/swagger';
import { type Operation, type OperationName, operations } from '@suite/api';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contentResponses, ERROR_COMPONENT, emptyResponses } from './openapi-responses.ts';

export const OPENAPI_PATH = '/api/v1/openapi.json';

/** Prints the OpenAPI 3.1 document from the table of operations; it must be there before the routes are. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: '3D real-estate sales explorer',
        description: 'Reads of published projects. Texts are English, or Serbian (Latin) with langId=6.',
        version: '1.0.0',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: (document) => {
      const name = document.route?.config?.operation;
      if (!name) return { schema: { ...document.schema, hide: true }, url: document.url };
      const { schema, url } = jsonSchemaTransform({ ...document, schema: describe(name, document.schema) });
      const { response, ...rest } = schema as { readonly response?: object };
      return { schema: { ...rest, response: { ...response, ...emptyResponses(operations[name]) } }, url };
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { components } = document.openapiObject;
      return Object.assign(document.openapiObject, {
        components: { ...components, schemas: ERROR_COMPONENT },
      });
    },
  });
}

function describe(name: OperationName, schema: object): object {
  const { access, form, summary, takesArchive, ifMatch }: Operation = operations[name];
  return {
    ...schema,
    operationId: name,
    summary,
    ...(form && { consumes: ['multipart/form-data'], body: form.extend({ file: z.file() }) }),
    ...(ifMatch && { headers: ifMatchHeader(ifMatch) }),
    ...(takesArchive && { consumes: ['application/zip'], body: z.file() }),
    ...(access !== 'public' && { security: [{ bearer: [] }] }),
    response: contentResponses(operations[name]),
  };
}

function ifMatchHeader(reads: readonly string[]): z.ZodObject {
  const description = `ETag of ${reads.join(' or ')} as it was read: nothing is changed when it is another by now.`;
  return z.object({ 'if-match': z.string().optional().meta({ description }) });
}

export function mountOpenApi(app: FastifyInstance): void {
  app.get(OPENAPI_PATH, { schema: { hide: true } }, async () => app.swagger());
}
