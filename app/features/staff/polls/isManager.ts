import type { Role } from '@parvis/api/entities/user';

/** Whether a role may compose and change polls, and take their answers as a sheet. */
export const isManager = ({ level }: Pick<Role, 'level'>): boolean =>
  level === 'manager' || level === 'admin';
