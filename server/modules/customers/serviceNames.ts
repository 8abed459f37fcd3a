import { isResponderCode } from '@parvis/api/entities/responders';
import type { Words } from '@parvis/locales/wordsIn';
import type { GroupFields, ServiceFields } from '../../platform/db/schema.ts';
import { translateAll } from '../../platform/lib/texts.ts';
import type { CustomerRow } from './customerInfo.ts';

type Called = Pick<CustomerRow, 'services' | 'groups'>;

export const findService = ({ services }: Called, gcatCode: string): ServiceFields | undefined =>
  services.find((one) => one.gcatCode === gcatCode);

export const findGroup = ({ groups }: Called, grpGpid: string): GroupFields | undefined =>
  groups.find((one) => one.grpGpid === grpGpid);

/** Prefers the customer's name to the general one. */
export const getServiceWords = (customer: Called, gcatCode: string): Words | undefined =>
  findService(customer, gcatCode)?.lbl ??
  (isResponderCode(gcatCode) ? translateAll(`responder.${gcatCode}`) : undefined);
