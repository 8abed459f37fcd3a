import type { CustomerInfo } from '@parvis/api/entities/customer';

const PICTURES = ['logo', 'wlogo', 'banner'] as const;

/** Absolute picture addresses, for another host. */
export function resolvePictures<T extends Pick<CustomerInfo, (typeof PICTURES)[number]>>(
  base: string,
  info: T,
): T {
  if (base === '') return info;
  const moved = PICTURES.flatMap((name) => {
    const path = info[name];
    return path?.startsWith('/') ? [[name, base + path] as const] : [];
  });
  return { ...info, ...Object.fromEntries(moved) };
}
