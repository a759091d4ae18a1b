import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `write_batch` with fewer statements per batch, replacing that of the previous migration; parameters and results are the
 * same. Order argument: it needs the existing tables and leases.
 *
 * - The lock on `revision` is taken by raising the number by the number of operations, which is corrected at the end if
 *   some were not done. It remains a separate statement: each statement after it takes a new snapshot.
 * - Rows are changed and removed where they were found (`ctid`), without another key lookup. No other session moves them
 *   while the lock is held.
 * - `NOTIFY` wakes every listening server, this one too. The session of each writing server holds the advisory lock
 *   (1667330153, 4) shared. A session that gets it exclusively has no other server to notify, and none can start
 *   following before the commit. A server of the previous version, which holds no such lock, polls once a second.
 */
export class QuieterBatches1732700000003 implements MigrationInterface {
  readonly name = 'QuieterBatches1732700000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create or replace function write_batch(
        p_batch bigint, p_resource text[], p_namespace text[], p_name text[], p_op smallint[], p_expected bigint[],
        p_uid uuid[], p_value bytea[], p_group bigint[], p_guard_resource text[], p_guard_namespace text[],
        p_guard_name text[], p_guard_expected bigint[], p_need_group bigint[], p_need_guard bigint[],
        out results bigint[], out uids uuid[], out guards boolean[]
      ) language plpgsql volatile as $body$
      declare
        v_count integer := cardinality(p_op);
        v_base bigint;
        v_last bigint;
        v_at timestamptz;
        v_current bigint;
        v_uid uuid;
        v_old bytea;
        v_place tid;
        v_refused bigint[] := '{}';
      begin
        update revision r set rev = r.rev + v_count where r.id = 1 returning r.rev - v_count into strict v_base;
        v_at := clock_timestamp();
        v_last := v_base;
        guards := '{}';
        for i in 1..cardinality(p_guard_name) loop
          if p_guard_resource[i] = '' then
            select l.token into v_current from leases l where l.name = p_guard_name[i];
          else
            select o.revision into v_current from objects o where o.resource = p_guard_resource[i]
              and o.namespace = p_guard_namespace[i] and o.name = p_guard_name[i];
          end if;
          guards[i] := coalesce(v_current, 0) = p_guard_expected[i];
        end loop;
        for i in 1..cardinality(p_need_group) loop
          if not guards[p_need_guard[i]] then
            v_refused := v_refused || p_need_group[i];
          end if;
        end loop;
        if v_count <= 3 and p_group[v_count] = v_count then
          results := array_fill(0::bigint, array[v_count]);
          uids := array_fill(null::uuid, array[v_count]);
          for i in 1..v_count loop
            select o.revision, o.uid, o.value, o.ctid into v_current, v_uid, v_old, v_place from objects o
              where o.resource = p_resource[i] and o.namespace = p_namespace[i] and o.name = p_name[i];
            if not (case p_op[i] when 1 then v_current is null else coalesce(v_current = p_expected[i], false) end) then
              results[i] := -coalesce(v_current, 0);
              continue;
            elsif p_group[i] = any(v_refused) then
              results[i] := null;
              continue;
            elsif p_op[i] = 1 then
              v_last := v_last + 1;
              v_uid := p_uid[i];
              insert into objects (resource, namespace, name, revision, uid, value)
                values (p_resource[i], p_namespace[i], p_name[i], v_last, v_uid, p_value[i]);
            elsif p_op[i] = 2 then
              v_last := v_last + 1;
              update objects o set revision = v_last, value = p_value[i] where o.ctid = v_place;
            else
              v_last := v_last + 1;
              delete from objects o where o.ctid = v_place;
            end if;
            insert into history (revision, batch, at, op, resource, namespace, name, uid, prev_revision, value, prev_value)
              values (v_last, p_batch, v_at, p_op[i], p_resource[i], p_namespace[i], p_name[i], v_uid, v_current,
                      p_value[i], v_old);
            results[i] := v_last;
            uids[i] := v_uid;
          end loop;
        else
          if p_group[v_count] < v_count then
            select v_refused || coalesce(array_agg(distinct i.grp), '{}') into v_refused
              from unnest(p_resource, p_namespace, p_name, p_op, p_expected, p_group)
                as i(resource, namespace, name, op, expected, grp)
              left join objects o on o.resource = i.resource and o.namespace = i.namespace and o.name = i.name
              where not case i.op when 1 then o.revision is null else coalesce(o.revision = i.expected, false) end;
          end if;
          with inp as materialized (
            select i.*, o.revision as current, o.value as old, o.uid as old_uid, o.ctid as place,
                case i.op when 1 then o.revision is null else coalesce(o.revision = i.expected, false) end as fits
              from unnest(p_resource, p_namespace, p_name, p_op, p_expected, p_uid, p_value, p_group) with ordinality
                as i(resource, namespace, name, op, expected, uid, value, grp, ord)
              left join objects o on o.resource = i.resource and o.namespace = i.namespace and o.name = i.name
          ), ok as materialized (
            select inp.*, coalesce(inp.old_uid, inp.uid) as kept_uid, v_base + row_number() over (order by inp.ord) as rev
              from inp where inp.fits and not inp.grp = any(v_refused)
          ), made as (
            insert into objects (resource, namespace, name, revision, uid, value)
              select ok.resource, ok.namespace, ok.name, ok.rev, ok.kept_uid, ok.value from ok where ok.op = 1
          ), put as (
            update objects o set revision = ok.rev, value = ok.value from ok where ok.op = 2 and o.ctid = ok.place
          ), gone as (
            delete from objects o using ok where ok.op = 3 and o.ctid = ok.place
          ), told as (
            insert into history (revision, batch, at, op, resource, namespace, name, uid, prev_revision, value, prev_value)
              select ok.rev, p_batch, v_at, ok.op, ok.resource, ok.namespace, ok.name, ok.kept_uid, ok.current, ok.value, ok.old
                from ok
          )
          select array_agg(coalesce(ok.rev, case when not inp.fits then -coalesce(inp.current, 0) end) order by inp.ord),
                 array_agg(ok.kept_uid order by inp.ord), coalesce(max(ok.rev), v_base)
            into results, uids, v_last
            from inp left join ok using (ord);
        end if;
        if v_last < v_base + v_count then
          update revision set rev = v_last where id = 1;
        end if;
        if v_last > v_base then
          if not pg_try_advisory_xact_lock(1667330153, 4) then
            perform pg_notify('cluster_revision', v_last::text);
          end if;
        end if;
      end $body$`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
