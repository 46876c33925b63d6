-- Senders of messages follow them by their ticket: they add words, take them back, or ask the grievance officer.

create table feedback_entries (
  id bigint generated always as identity primary key,
  feedback_id bigint not null references feedback (id) on delete cascade,
  kind text not null,
  body text not null default '',
  written_at timestamptz not null,
  constraint feedback_entries_kind_known check (kind in ('added', 'taken_back', 'officer_asked')),
  constraint feedback_entries_body_length check (length(body) <= 4000)
);
comment on table feedback_entries is 'What senders wrote after their message to us: further words, that they take it back, or ask the grievance officer. Erasure empties the words.';
create index feedback_entries_message on feedback_entries (feedback_id, id);
create unique index feedback_entries_once on feedback_entries (feedback_id, kind) where kind <> 'added';

create function guard_feedback_entry() returns trigger language plpgsql as $$
declare
  message feedback;
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.feedback_id, new.kind, new.written_at) is distinct from (old.id, old.feedback_id, old.kind, old.written_at) then
      raise exception 'entry % of a message stays as it was written', old.id
        using errcode = 'check_violation', constraint = 'feedback_entries_stay', table = 'feedback_entries';
    end if;
    return new;
  end if;
  select * into message from feedback f where f.id = new.feedback_id for update;
  if exists (select 1 from feedback_entries e where e.feedback_id = new.feedback_id and e.kind = 'taken_back')
    or new.kind = 'added' and message.settled_at is not null
    or new.kind = 'officer_asked' and message.kind <> 'complaint' then
    raise exception 'message % takes no entry of kind %', message.ticket, new.kind
      using errcode = 'check_violation', constraint = 'feedback_entries_of_open_message', table = 'feedback_entries';
  end if;
  return new;
end $$;
create trigger feedback_entries_of_open_message before insert or update on feedback_entries
  for each row execute function guard_feedback_entry();
