import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The only function that writes. Order argument: it needs the tables of the previous migration.
 *
 * `p_op` is 1 create (must not exist), 2 update, 3 delete (both expect a revision). Keys are unique in a batch. Result per
 * operation: above 0 its revision; 0 the object does not exist; below 0 the negated current revision, nothing was done.
 *
 * It must stay VOLATILE PL/pgSQL under READ COMMITTED: each statement then takes a new snapshot, so statements after the
 * lock see what the previous batch committed. A single statement that takes the lock would compare with a state older
 * than the lock, and two writers could both succeed.
 *
 * Up to three operations are applied row by row: there the loop is faster than the set-based plan.
 */
export class WriteBatch1732700000001 implements MigrationInterface {
  readonly name = 'WriteBatch1732700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function write_batch(
        p_batch bigint, p_resource text[], p_namespace text[], p_name text[], p_op smallint[], p_expected bigint[],
        p_uid uuid[], p_value bytea[], out results bigint[], out uids uuid[]
      ) language plpgsql volatile as $body$
      declare
        v_count integer := cardinality(p_op);
        v_base bigint;
        v_last bigint;
        v_at timestamptz;
        v_current bigint;
        v_uid uuid;
        v_old bytea;
      begin
        select r.rev into strict v_base from revision r where r.id = 1 for update;
        v_at := clock_timestamp();
        v_last := v_base;
        if v_count <= 3 then
          results := array_fill(0::bigint, array[v_count]);
          uids := array_fill(null::uuid, array[v_count]);
          for i in 1..v_count loop
            select o.revision, o.uid, o.value into v_current, v_uid, v_old from objects o
              where o.resource = p_resource[i] and o.namespace = p_namespace[i] and o.name = p_name[i];
            if p_op[i] = 1 and v_current is null then
              v_last := v_last + 1;
              v_uid := p_uid[i];
              insert into objects (resource, namespace, name, revision, uid, value)
                values (p_resource[i], p_namespace[i], p_name[i], v_last, v_uid, p_value[i]);
            elsif p_op[i] = 2 and v_current = p_expected[i] then
              v_last := v_last + 1;
              update objects o set revision = v_last, value = p_value[i]
                where o.resource = p_resource[i] and o.namespace = p_namespace[i] and o.name = p_name[i];
            elsif p_op[i] = 3 and v_current = p_expected[i] then
              v_last := v_last + 1;
              delete from objects o
                where o.resource = p_resource[i] and o.namespace = p_namespace[i] and o.name = p_name[i];
            else
              results[i] := -coalesce(v_current, 0);
              continue;
            end if;
            insert into history (revision, batch, at, op, resource, namespace, name, uid, prev_revision, value, prev_value)
              values (v_last, p_batch, v_at, p_op[i], p_resource[i], p_namespace[i], p_name[i], v_uid, v_current,
                      p_value[i], v_old);
            results[i] := v_last;
            uids[i] := v_uid;
          end loop;
        else
          with inp as materialized (
            select i.*, o.revision as current, o.value as old, o.uid as old_uid
              from unnest(p_resource, p_namespace, p_name, p_op, p_expected, p_uid, p_value) with ordinality
                as i(resource, namespace, name, op, expected, uid, value, ord)
              left join objects o on o.resource = i.resource and o.namespace = i.namespace and o.name = i.name
          ), ok as materialized (
            select inp.*, coalesce(inp.old_uid, inp.uid) as kept_uid, v_base + row_number() over (order by inp.ord) as rev
              from inp where case inp.op when 1 then inp.current is null else inp.current = inp.expected end
          ), put as (
            insert into objects as o (resource, namespace, name, revision, uid, value)
              select ok.resource, ok.namespace, ok.name, ok.rev, ok.kept_uid, ok.value from ok where ok.op < 3
              on conflict (resource, namespace, name) do update set revision = excluded.revision, value = excluded.value
          ), gone as (
            delete from objects o using ok
              where ok.op = 3 and o.resource = ok.resource and o.namespace = ok.namespace and o.name = ok.name
          ), told as (
            insert into history (revision, batch, at, op, resource, namespace, name, uid, prev_revision, value, prev_value)
              select ok.rev, p_batch, v_at, ok.op, ok.resource, ok.namespace, ok.name, ok.kept_uid, ok.current, ok.value, ok.old
                from ok
          )
          select array_agg(coalesce(ok.rev, -coalesce(inp.current, 0)) order by inp.ord),
                 array_agg(ok.kept_uid order by inp.ord), coalesce(max(ok.rev), v_base)
            into results, uids, v_last
            from inp left join ok using (ord);
        end if;
        if v_last > v_base then
          update revision set rev = v_last where id = 1;
          perform pg_notify('cluster_revision', v_last::text);
        end if;
      end $body$`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
