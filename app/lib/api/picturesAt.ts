import type { CustomerInfo } from '@parvis/api/entities/customer';

const PICTURES = ['logo', 'wlogo', 'banner'] as const;

/** A customer with the addresses of its pictures at the host that told them. */
export function picturesAt<T extends Pick<CustomerInfo, (typeof PICTURES)[number]>>(
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
