import type { Role } from '@parvis/api/entities/user';

/** May change polls and export answers. */
export const isManager = ({ level }: Pick<Role, 'level'>): boolean =>
  level === 'manager' || level === 'admin';
