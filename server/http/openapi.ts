// The document of the API, made from what each route says of itself by describeRoute.
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { toJsonSchema } from "@valibot/to-json-schema";
import type { FastifyContextConfig, FastifySchema } from "fastify";
import type { App } from "./app-type.ts";
import { IdempotencyKey } from "../../src/api/contract/commands.ts";
import { ErrorBody } from "../../src/api/contract/common.ts";
import { PRODUCT_NAME } from "../../src/domain/common/product.ts";
import type { AnySchema } from "./describe-route.ts";

const DOCS = "/api/docs";
const KEY_HEADER = "Idempotency-Key";

/** The reader of the document writes style elements; it may do nothing else that the page may not. */
const DOCS_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export function registerOpenApi(app: App): void {
  app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: `${PRODUCT_NAME} API`, version: "1" },
      components: {
        securitySchemes: {
          token: {
            type: "apiKey",
            in: "header",
            name: "X-AUTH-TOKEN",
            description: "Bearer 뒤에 로그인에서 받은 토큰",
          },
        },
      },
    },
    transform: ({ route, url }) => ({ url, schema: documentOf(route.config) }),
  });
  app.register(swaggerUi, { routePrefix: DOCS, staticCSP: DOCS_POLICY, indexPrefix: "" });
  app.register(async (scope) => {
    scope.get("/api/openapi.json", { config: { access: "anyone" } }, () => scope.swagger());
  });
}

/** True for the routes of the readable document, which the plugin registers itself. */
export function isDocsRoute(url: string): boolean {
  return url === DOCS || url.startsWith(`${DOCS}/`);
}

type Document = FastifySchema & { hide?: boolean };

function documentOf(config: FastifyContextConfig | undefined): Document {
  const route = config?.description;
  if (!route) return { hide: true };
  const answers: Record<string, unknown> = {};
  for (const [status, schema] of Object.entries(route.response ?? {}))
    answers[status] = {
      description: status,
      ...(schema && { content: { [route.produces ?? "application/json"]: { schema: jsonSchema(schema) } } }),
    };
  const refusal = { description: "거절", content: { "application/json": { schema: jsonSchema(ErrorBody) } } };
  return {
    summary: route.summary,
    tags: [route.tag],
    security: route.access === "anyone" ? [] : [{ token: [] }],
    ...(route.consumes && { consumes: [route.consumes] }),
    ...(route.body && { body: jsonSchema(route.body) }),
    ...(route.querystring && { querystring: jsonSchema(route.querystring) }),
    ...(route.params && { params: jsonSchema(route.params) }),
    ...headersOf(route),
    response: { ...answers, "4xx": refusal, "5xx": refusal },
  } as Document;
}

function headersOf({ command, headers = {} }: NonNullable<FastifyContextConfig["description"]>): object {
  const all = { ...(command && { [KEY_HEADER]: IdempotencyKey }), ...headers };
  const properties = Object.entries(all).map(([name, schema]) => [name, jsonSchema(schema)]);
  if (properties.length === 0) return {};
  return {
    headers: {
      type: "object",
      properties: Object.fromEntries(properties),
      required: command ? [KEY_HEADER] : [],
    },
  };
}

/** What stands on the wire: the input of transforming schemas, in the words of JSON Schema. */
function jsonSchema(schema: AnySchema): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode: "input", errorMode: "ignore" });
  return rest;
}
