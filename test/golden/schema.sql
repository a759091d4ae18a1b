create table history (
  revision bigint not null,
  batch bigint not null,
  at timestamp with time zone not null,
  op smallint not null,
  resource text collate "C" not null,
  namespace text collate "C" not null,
  name text collate "C" not null,
  uid uuid not null,
  prev_revision bigint,
  value bytea storage external not null,
  prev_value bytea storage external,
  PRIMARY KEY (revision)
) partition by range (revision);

create table history_floor (
  id integer not null,
  floor bigint not null,
  CHECK ((id = 1)),
  PRIMARY KEY (id)
);

create table leases (
  name text collate "C" not null,
  token bigint not null,
  holder text not null,
  until timestamp with time zone not null,
  PRIMARY KEY (name)
) with (fillfactor=50);

create table migrations (
  id integer not null,
  timestamp bigint not null,
  name character varying not null,
  PRIMARY KEY (id)
);

create table objects (
  resource text collate "C" not null,
  namespace text collate "C" not null,
  name text collate "C" not null,
  revision bigint not null,
  uid uuid not null,
  value bytea storage external not null,
  PRIMARY KEY (resource, namespace, name)
) with (fillfactor=60, toast_tuple_target=8160);

create table revision (
  id integer not null,
  rev bigint not null,
  CHECK ((id = 1)),
  PRIMARY KEY (id)
) with (fillfactor=10);

create table settings (
  key text collate "C" not null,
  value text not null,
  PRIMARY KEY (key)
);

CREATE OR REPLACE FUNCTION public.take_lease(p_name text, p_holder text, p_ms bigint)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
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
      end $function$;

CREATE OR REPLACE FUNCTION public.write_batch(p_batch bigint, p_resource text[], p_namespace text[], p_name text[], p_op smallint[], p_expected bigint[], p_uid uuid[], p_value bytea[], OUT results bigint[], OUT uids uuid[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
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
      end $function$;

CREATE OR REPLACE FUNCTION public.write_batch(p_batch bigint, p_resource text[], p_namespace text[], p_name text[], p_op smallint[], p_expected bigint[], p_uid uuid[], p_value bytea[], p_group bigint[], p_guard_resource text[], p_guard_namespace text[], p_guard_name text[], p_guard_expected bigint[], p_need_group bigint[], p_need_guard bigint[], OUT results bigint[], OUT uids uuid[], OUT guards boolean[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
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
      end $function$;
