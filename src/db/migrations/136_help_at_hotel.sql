-- Guests ask for help at their hotel: it asks for more money, the room is not as shown, or they do not feel safe
-- (decision 0096). The hotel never learns of the last.

create table help_cases (
  id uuid primary key default gen_random_uuid(),
  ticket text not null unique,
  booking_id uuid not null references bookings (id),
  hotel_id int not null references hotels (id),
  kind text not null,
  fault text,
  said text not null default '',
  opened_at timestamptz not null,
  seen_at timestamptz,
  seen_by uuid,
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  refused_at timestamptz,
  fine_at timestamptz,
  closed_at timestamptz,
  closed_by text,
  verdict text,
  decided_at timestamptz,
  decided_by text,
  decision_note text,
  constraint help_cases_kind_known check (kind in ('more_money', 'not_as_shown', 'unsafe')),
  constraint help_cases_fault_known check (fault in ('dirty', 'other_room', 'missing')),
  constraint help_cases_fault_of_room check ((fault is not null) = (kind = 'not_as_shown')),
  constraint help_cases_said_length check (char_length(said) <= 2000),
  constraint help_cases_answer_known check (
    (kind = 'more_money' and answer in ('nothing_more', 'agreed_extra'))
    or (kind = 'not_as_shown' and answer in ('another_room', 'put_right', 'as_shown')) or answer is null),
  constraint help_cases_answer_whole check (
    (answer is null) = (answered_at is null) and (answer is null) = (answered_by is null) and answered_at >= opened_at),
  constraint help_cases_seen_whole check ((seen_at is null) = (seen_by is null) and seen_at >= opened_at),
  constraint help_cases_hotel_not_told check (kind <> 'unsafe' or (seen_at is null and answer is null and verdict is null)),
  constraint help_cases_refused_after_answer check (refused_at is null or refused_at >= answered_at),
  constraint help_cases_fine_of_unsafe check (fine_at is null or kind = 'unsafe'),
  constraint help_cases_closed_whole check ((closed_at is null) = (closed_by is null) and closed_at >= opened_at),
  constraint help_cases_closed_by_known check (closed_by in ('guest', 'office') and (closed_by = 'office' or kind <> 'unsafe')),
  constraint help_cases_verdict_known check (verdict in ('counts', 'dismissed')),
  constraint help_cases_decision_whole check (
    (decided_at is null) = (decided_by is null) and (decided_at is null) = (decision_note is null)
    and (verdict is null or decided_at is not null) and (decided_at is null or closed_at is not null)),
  constraint help_cases_seen_by_staff foreign key (seen_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint help_cases_answered_by_staff foreign key (answered_by, hotel_id) references hotel_staff (id, hotel_id)
);
comment on table help_cases is 'Guests at their hotel who ask for help, from an hour before check-in until check-out: what they say, what the desk answers, and how the office decides. A hotel is never told of kind unsafe.';
comment on column help_cases.refused_at is 'The guests say that what the desk answered does not help.';
comment on column help_cases.fine_at is 'Guests who did not feel safe say that they are fine; the office still rings them, and only the office closes it.';
comment on column help_cases.verdict is 'The office''s: whether the case counts against the hotel.';
create unique index help_cases_one_open on help_cases (booking_id, kind) where closed_at is null;
create index help_cases_booking on help_cases (booking_id, opened_at);
create index help_cases_hotel_open on help_cases (hotel_id, opened_at) where closed_at is null;
create index help_cases_counted on help_cases (hotel_id, opened_at) where verdict = 'counts';
create index help_cases_seen_by on help_cases (seen_by) where seen_by is not null;
create index help_cases_answered_by on help_cases (answered_by) where answered_by is not null;
create trigger help_cases_kept before delete on help_cases for each row execute function refuse_change('a case stays');

-- Whatever the application does: help is asked for in its time, and what was said is written once.
create function keep_help_honest() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform 1 from bookings b where b.id = new.booking_id and b.hotel_id = new.hotel_id and b.status = 'completed'
      and new.opened_at >= b.checkin_at - interval '1 hour' and new.opened_at < b.leaves_at for share;
    if not found then
      raise exception 'booking %: no help at this hotel now', new.booking_id
        using errcode = 'check_violation', table = 'help_cases', constraint = 'help_cases_in_time';
    end if;
    return new;
  end if;
  if (new.id, new.ticket, new.booking_id, new.hotel_id, new.kind, new.fault, new.opened_at)
      is distinct from (old.id, old.ticket, old.booking_id, old.hotel_id, old.kind, old.fault, old.opened_at)
    or (new.said <> '' and left(new.said, char_length(old.said)) <> old.said)
    or (old.seen_at is not null and (new.seen_at, new.seen_by) is distinct from (old.seen_at, old.seen_by))
    or (old.refused_at is not null and new.refused_at is distinct from old.refused_at)
    or (old.fine_at is not null and new.fine_at is distinct from old.fine_at)
    or (old.closed_at is not null and (new.closed_at, new.closed_by, new.answer, new.refused_at)
      is distinct from (old.closed_at, old.closed_by, old.answer, old.refused_at))
    or (old.decided_at is not null and (new.verdict, new.decided_at, new.decided_by, new.decision_note)
      is distinct from (old.verdict, old.decided_at, old.decided_by, old.decision_note))
    or (old.answer is not null and new.answer is distinct from old.answer and old.answer not in ('agreed_extra', 'as_shown')) then
    raise exception 'case %: what was said is written once', old.ticket
      using errcode = 'check_violation', table = 'help_cases', constraint = 'help_cases_said_once';
  end if;
  return new;
end $$;
create trigger help_cases_honest before insert or update on help_cases for each row execute function keep_help_honest();

alter table pictures drop constraint pictures_kind_known;
alter table pictures add constraint pictures_kind_known check (kind in ('profile', 'identity', 'review', 'help'));
alter table pictures add constraint pictures_help_encrypted
  check (kind <> 'help' or destroyed_at is not null or encrypted_key is not null);

create table help_pictures (
  picture_id uuid primary key references pictures (id),
  case_id uuid not null references help_cases (id),
  added_at timestamptz not null
);
comment on table help_pictures is 'Photos of a room that is not as shown, sealed like IDs: for the hotel''s desk until the case is closed, and for the office.';
create index help_pictures_case on help_pictures (case_id, added_at);

create function keep_help_pictures_few() returns trigger language plpgsql as $$
begin
  perform 1 from help_cases c join bookings b on b.id = c.booking_id
    join pictures p on p.id = new.picture_id and p.owner_id = b.user_id and p.kind = 'help' and p.destroyed_at is null
    where c.id = new.case_id and c.kind = 'not_as_shown' and c.closed_at is null for no key update of c;
  if not found then
    raise exception 'picture % is no photo of an open case', new.picture_id
      using errcode = 'check_violation', table = 'help_pictures', constraint = 'help_pictures_of_case';
  end if;
  if (select count(*) from help_pictures where case_id = new.case_id) >= 5 then
    raise exception 'case % has five photos', new.case_id
      using errcode = 'check_violation', table = 'help_pictures', constraint = 'help_pictures_few';
  end if;
  return new;
end $$;
create trigger help_pictures_few before insert on help_pictures for each row execute function keep_help_pictures_few();
