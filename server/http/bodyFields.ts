import { PROOF_HEADER, type Proof, readProof } from '@parvis/api/proof';
import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import type { FastifyRequest } from 'fastify';
import { type Address, addressOf } from '../modules/identity/addresses.ts';

export const fieldOf = ({ body }: FastifyRequest, name: string): string =>
  typeof body === 'object' && body !== null ? String(Reflect.get(body, name) ?? '') : '';

export const addressIn = (request: FastifyRequest): Address | undefined =>
  addressOf('mail', normaliseEmail(fieldOf(request, 'mail'))?.toLowerCase() ?? null) ??
  addressOf('sms', mobileOf(fieldOf(request, 'phoneMob')).phone ?? null);

export function proofIn({ headers }: FastifyRequest): Proof | undefined {
  const { [PROOF_HEADER]: header } = headers;
  return typeof header === 'string' ? readProof(header) : undefined;
}
