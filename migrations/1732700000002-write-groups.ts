import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Groups of operations, preconditions on other keys, and leases. Order argument: it needs the tables of the first
 * migration; the function coexists with that of the second one, which servers of the previous version use until they are
 * stopped.
 *
 * `leases`: the holder of each task that only one server runs. A row is never deleted, so that its token only grows.
 *
 * `write_batch` with groups: operations have group numbers from 1, without gaps and in order; a group is atomic. A guard
 * names an object and its required revision (0: it must not exist), or with an empty resource a lease and its required
 * token. `p_need_group` and `p_need_guard` map groups to their guards. No guard is about a key that an earlier operation
 * of the same batch writes. Result per operation: above 0 its revision; null it was possible but its group failed; 0 the
 * object does not exist; below 0 the negated current revision. `guards` says for each guard whether it holds.
 *
 * It must stay VOLATILE PL/pgSQL under READ COMMITTED: each statement then takes a new snapshot, so statements after the
 * lock see what the previous batch committed. A single statement that takes the lock would compare with a state older
 * than the lock, and two writers could both succeed.
 *
 * Up to three single operations are applied row by row: there the loop is faster than the set-based plan.
 */
export class WriteGroups1732700000002 implements MigrationInterface {
  readonly name = 'WriteGroups1732700000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table leases (
      name text collate "C" primary key,
      token bigint not null,
      holder text not null,
      until timestamptz not null
    ) with (fillfactor = 50)`);
    await runner.query(`create function take_lease(p_name text, p_holder text, p_ms bigint) returns bigint
      language plpgsql volatile as $body$
      declare
        v_token bigint;
      begin
        -- In the order of writes: whoever takes the lease over sees all that was written under the old token.
        perform 1 from revision r where r.id = 1 for update;
        insert into leases as l (name, token, holder, until)
          values (p_name, 1, p_holder, clock_timestamp() + p_ms * interval '1 millisecond')
          on conflict (name) do update
            set token = l.token + 1, holder = excluded.holder, until = excluded.until
            where l.until < clock_timestamp()
          returning l.token into v_token;
        return v_token;
      end $body$`);
    await runner.query(`create function write_batch(
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
        v_refused bigint[] := '{}';
      begin
        select r.rev into strict v_base from revision r where r.id = 1 for update;
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
            select o.revision, o.uid, o.value into v_current, v_uid, v_old from objects o
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
              update objects o set revision = v_last, value = p_value[i]
                where o.resource = p_resource[i] and o.namespace = p_namespace[i] and o.name = p_name[i];
            else
              v_last := v_last + 1;
              delete from objects o
                where o.resource = p_resource[i] and o.namespace = p_namespace[i] and o.name = p_name[i];
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
            select i.*, o.revision as current, o.value as old, o.uid as old_uid,
                case i.op when 1 then o.revision is null else coalesce(o.revision = i.expected, false) end as fits
              from unnest(p_resource, p_namespace, p_name, p_op, p_expected, p_uid, p_value, p_group) with ordinality
                as i(resource, namespace, name, op, expected, uid, value, grp, ord)
              left join objects o on o.resource = i.resource and o.namespace = i.namespace and o.name = i.name
          ), ok as materialized (
            select inp.*, coalesce(inp.old_uid, inp.uid) as kept_uid, v_base + row_number() over (order by inp.ord) as rev
              from inp where inp.fits and not inp.grp = any(v_refused)
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
          select array_agg(coalesce(ok.rev, case when not inp.fits then -coalesce(inp.current, 0) end) order by inp.ord),
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
