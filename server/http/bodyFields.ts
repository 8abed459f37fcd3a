import { PROOF_HEADER, type Proof, readProof } from '@parvis/api/proof';
import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import type { FastifyRequest } from 'fastify';
import { type Address, toAddress } from '../modules/identity/service.ts';

export const readField = ({ body }: FastifyRequest, name: string): string =>
  typeof body === 'object' && body !== null ? String(Reflect.get(body, name) ?? '') : '';

export const readAddress = (request: FastifyRequest): Address | undefined =>
  toAddress('mail', normaliseEmail(readField(request, 'mail'))?.toLowerCase() ?? null) ??
  toAddress('sms', mobileOf(readField(request, 'phoneMob')).phone ?? null);

export function readProofHeader({ headers }: FastifyRequest): Proof | undefined {
  const { [PROOF_HEADER]: header } = headers;
  return typeof header === 'string' ? readProof(header) : undefined;
}
