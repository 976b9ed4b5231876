import type { FastifyRequest } from "fastify";
import { ApiError } from "../errors.ts";

/** Names the session of this call. Throws ApiError unauthorized where there is none. */
export function tokenHashOf(request: FastifyRequest): string {
  if (!request.tokenHash) throw new ApiError("unauthorized");
  return request.tokenHash;
}
