-- Senders show in pictures what they complain about (decision 0100).

alter table pictures drop constraint pictures_kind_known;
alter table pictures add constraint pictures_kind_known check (kind in ('profile', 'identity', 'review', 'help', 'message'));
alter table pictures add constraint pictures_message_encrypted
  check (kind <> 'message' or destroyed_at is not null or encrypted_key is not null);

create table feedback_pictures (
  picture_id uuid primary key references pictures (id),
  feedback_id bigint not null references feedback (id) on delete cascade,
  entry_id bigint references feedback_entries (id) on delete cascade,
  added_at timestamptz not null
);
comment on table feedback_pictures is 'Pictures with a message to us, sealed like IDs: for their sender and the office, as long as the message.';
comment on column feedback_pictures.entry_id is 'The words that they were added with; null: the message itself.';
create index feedback_pictures_message on feedback_pictures (feedback_id, added_at);
create index feedback_pictures_entry on feedback_pictures (entry_id) where entry_id is not null;

create function keep_feedback_pictures_few() returns trigger language plpgsql as $$
begin
  perform 1 from feedback f join pictures p on p.id = new.picture_id and p.kind = 'message' and p.destroyed_at is null
    join users u on u.id = p.owner_id and (f.user_id = u.id or f.user_id is null and f.phone = u.phone)
    where f.id = new.feedback_id and f.settled_at is null for no key update of f;
  if not found or new.entry_id is not null and not exists (
    select 1 from feedback_entries e where e.id = new.entry_id and e.feedback_id = new.feedback_id and e.kind = 'added') then
    raise exception 'picture % is none of an open message', new.picture_id
      using errcode = 'check_violation', table = 'feedback_pictures', constraint = 'feedback_pictures_of_sender';
  end if;
  if (select count(*) from feedback_pictures where feedback_id = new.feedback_id) >= 4 then
    raise exception 'message % has four pictures', new.feedback_id
      using errcode = 'check_violation', table = 'feedback_pictures', constraint = 'feedback_pictures_few';
  end if;
  return new;
end $$;
create trigger feedback_pictures_few before insert on feedback_pictures for each row execute function keep_feedback_pictures_few();
create trigger feedback_pictures_stay before update on feedback_pictures
  for each row execute function refuse_change('a picture stays with its message');
