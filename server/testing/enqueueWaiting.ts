import type pg from 'pg';

const MESSAGES = `select count(graphile_worker.add_job(kind, json_build_object('id', id), job_key => 'delivery:' || id, flags => array[kind]))
  from deliveries where state = 'waiting'`;
const PUSHES = `select graphile_worker.add_job('push', json_build_object('owner', owner, 'rests', 0), job_key => 'push:' || owner,
    queue_name => 'push:' || owner, flags => array['push'])
  from (select distinct coalesce(substring(split_part(endpoint, '/', 3) from '[^.]+[.][^.]+$'), split_part(endpoint, '/', 3)) as owner
    from push_subscriptions) o`;

/** For rows inserted directly. */
export async function enqueueWaiting(client: pg.ClientBase): Promise<void> {
  await client.query(MESSAGES);
  await client.query(PUSHES);
}
