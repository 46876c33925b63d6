-- Work of the office belongs to somebody, and cases are answered and settled there (docs/decisions/0090).

create table work_items (
  work_key text primary key,
  owner_id uuid references operators (id),
  owned_since timestamptz,
  snoozed_until timestamptz,
  done_at timestamptz,
  constraint work_items_key_form check (work_key ~ '^[a-z_]+:\S{1,120}$'),
  constraint work_items_owner_whole check ((owner_id is null) = (owned_since is null))
);
comment on table work_items is 'What waits for the office (`domain/office/work.ts` makes the key): who looks after it, and until when it is out of the list.';
create index work_items_owner on work_items (owner_id) where owner_id is not null;

-- Two people who take the same work: the second is refused until the first gives it back or leaves the office.
create function keep_owner_of_work() returns trigger language plpgsql as $$
begin
  if exists (select 1 from operators o where o.id = old.owner_id and o.ended_at is null) then
    raise exception '% has an owner', old.work_key
      using errcode = 'check_violation', constraint = 'work_items_one_owner', table = 'work_items';
  end if;
  return new;
end $$;
create trigger work_items_one_owner before update on work_items
  for each row when (old.owner_id <> new.owner_id) execute function keep_owner_of_work();

create table work_notes (
  id bigint generated always as identity primary key,
  work_key text not null,
  kind text not null,
  body text not null,
  operator_id uuid not null references operators (id),
  user_id uuid references users (id),
  written_at timestamptz not null,
  constraint work_notes_kind_known
    check (kind in ('note', 'acknowledged', 'answer', 'settled', 'taken', 'given_back', 'snoozed', 'woken', 'done')),
  constraint work_notes_said check (kind not in ('note', 'answer', 'settled', 'done') or btrim(body) <> ''),
  constraint work_notes_body_length check (length(body) <= 2000)
);
comment on table work_notes is 'What people of the office wrote and did about a piece of work, answers to guests among it. user_id: the guest it is about.';
create index work_notes_of_work on work_notes (work_key, id);
create index work_notes_operator on work_notes (operator_id);
create index work_notes_user on work_notes (user_id) where user_id is not null;

alter table feedback add column settled_by text;
alter table feedback add column settled_reason text;
alter table feedback add constraint feedback_settled_whole check (
  (settled_by is null) = (settled_reason is null) and (settled_by is null or settled_at is not null)
);
alter table feedback add constraint feedback_settled_reason_visible check (visible_length(settled_reason) >= 4);
comment on column feedback.settled_reason is 'Why the office holds it for settled; empty for what was settled before reasons were kept.';
