-- Guests say by three taps how they were welcomed; hotels show shares that move by five couples or more (decision 0099).

create function may_say_welcome(asked_booking uuid, asked_at timestamptz) returns boolean language sql stable as $$
  select exists (
    select 1 from bookings b
      left join relocations r on r.booking_id = b.id and r.cause = 'turned_away'
      left join case_looks k on k.booking_id = b.id left join visits v on v.booking_id = b.id
    where b.id = $1 and b.leaves_at <= $2 and b.leaves_at + interval '30 days' > $2 and (
      is_attended(b.id) or (
        r.booking_id is not null and k.verdict is distinct from 'dismissed' and r.decided_for is distinct from 'hotel'
        and not (r.outcome is null and coalesce(v.status, 'expected') in ('here', 'left'))
        and (coalesce(k.verdict = 'counts', false) or coalesce(r.decided_for = 'couple', false)
          or coalesce(r.hotel_said = 'did_not_take', false) or coalesce(r.was_silent, false))
      )
    )
  )
$$;
comment on function may_say_welcome is 'Whether guests of a booking may say how they were welcomed: they attended the stay, or it was decided that the hotel turned them away; for 30 days. domain/welcome says the same.';

create table welcome_links (
  booking_id uuid primary key references bookings (id) on delete cascade,
  link_hash bytea not null unique,
  sent_at timestamptz not null,
  constraint welcome_links_hash_length check (octet_length(link_hash) = 32)
);
comment on table welcome_links is 'The link in the message that asks guests how they were welcomed, by the hash of its secret. It works until they have answered, and no longer than 30 days after the stay.';
create index welcome_links_sent on welcome_links (sent_at);

create table welcome_shares (
  id bigint generated always as identity primary key,
  hotel_id int not null references hotels (id) on delete cascade,
  shown_at timestamptz not null,
  couples int not null,
  welcomed int not null,
  as_agreed int not null,
  as_shown int not null,
  constraint welcome_shares_step unique (hotel_id, couples),
  constraint welcome_shares_ten check (couples >= 10),
  constraint welcome_shares_range check (
    least(welcomed, as_agreed, as_shown) >= 0 and greatest(welcomed, as_agreed, as_shown) <= couples
  )
);
comment on table welcome_shares is 'How many couples of a hotel answered, and how many of them gave the good answer, each time that these figures grew: by five couples or more at once. The last one is shown. Never changed.';

create table welcome_answers (
  booking_id uuid primary key,
  hotel_id int not null,
  user_id uuid not null references users (id),
  welcomed boolean not null,
  asked_for_more boolean not null,
  room_as_shown boolean not null,
  answered_at timestamptz not null,
  changed_at timestamptz,
  weighs boolean not null,
  counted_in bigint references welcome_shares (id) on delete cascade,
  half_year int not null generated always as (
    extract(year from answered_at at time zone 'Asia/Kolkata')::int * 2
      + case when extract(month from answered_at at time zone 'Asia/Kolkata') > 6 then 1 else 0 end
  ) stored,
  constraint welcome_answers_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id) on delete cascade,
  constraint welcome_answers_changed_in_time check (changed_at >= answered_at and changed_at < answered_at + interval '24 hours'),
  constraint welcome_answers_counted_weighs check (counted_in is null or weighs)
);
comment on table welcome_answers is 'What guests said about their welcome, changed for a day at most. Shown to nobody but in their own data; counted once, in a share of their hotel. Those that do not weigh are of people who work there.';
create unique index welcome_answers_once_a_half_year on welcome_answers (user_id, hotel_id, half_year) where weighs;
create index welcome_answers_waiting on welcome_answers (hotel_id, answered_at) where weighs and counted_in is null;
create index welcome_answers_counted on welcome_answers (counted_in) where counted_in is not null;
create index welcome_answers_hotel on welcome_answers (hotel_id);

create function keep_welcome_of_stay() returns trigger language plpgsql as $$
begin
  if not may_say_welcome(new.booking_id, new.answered_at) or new.user_id <> (select b.user_id from bookings b where b.id = new.booking_id) then
    raise exception 'booking %: its guests do not say at % how they were welcomed', new.booking_id, new.answered_at
      using errcode = 'check_violation', table = 'welcome_answers', constraint = 'welcome_answers_of_stay';
  end if;
  if new.counted_in is not null then
    raise exception 'booking %: an answer is counted later', new.booking_id
      using errcode = 'check_violation', table = 'welcome_answers', constraint = 'welcome_answers_counted_later';
  end if;
  return new;
end $$;
create trigger welcome_answers_of_stay before insert on welcome_answers for each row execute function keep_welcome_of_stay();

create function keep_welcome_answer() returns trigger language plpgsql as $$
begin
  if (new.booking_id, new.hotel_id, new.user_id, new.answered_at, new.weighs)
      is distinct from (old.booking_id, old.hotel_id, old.user_id, old.answered_at, old.weighs)
    or (old.counted_in is not null and new is distinct from old)
    or ((new.welcomed, new.asked_for_more, new.room_as_shown) is distinct from (old.welcomed, old.asked_for_more, old.room_as_shown)
      and (new.counted_in is not null or new.changed_at is null or new.changed_at is not distinct from old.changed_at)) then
    raise exception 'booking %: an answer changes within its day only, and is counted once', old.booking_id
      using errcode = 'check_violation', table = 'welcome_answers', constraint = 'welcome_answers_stay';
  end if;
  return new;
end $$;
create trigger welcome_answers_stay before update on welcome_answers for each row execute function keep_welcome_answer();
create constraint trigger welcome_answers_shown after insert or update or delete on welcome_answers
  deferrable initially deferred for each row execute function booking_shown_changed('booking_id');
-- A booking's list asks once its stay is attended, or its case is decided.
create constraint trigger case_looks_shown after insert on case_looks
  deferrable initially deferred for each row execute function booking_shown_changed('booking_id');
create constraint trigger stay_confirmations_shown after insert on stay_confirmations
  deferrable initially deferred for each row execute function booking_shown_changed('booking_id');
create constraint trigger voucher_scans_shown after insert on voucher_scans
  deferrable initially deferred for each row execute function booking_shown_changed('booking_id');

-- A share is the one before it and every answer that waits: nobody chooses which answers move it.
create function keep_welcome_share() returns trigger language plpgsql as $$
declare
  before record;
  waiting record;
begin
  perform 1 from hotels h where h.id = new.hotel_id for no key update;
  select coalesce(max(s.couples), 0) as couples, coalesce(max(s.welcomed), 0) as welcomed, coalesce(max(s.as_agreed), 0) as as_agreed,
    coalesce(max(s.as_shown), 0) as as_shown, coalesce(max(s.shown_at), '-infinity') as shown_at
    into before from welcome_shares s where s.hotel_id = new.hotel_id;
  select count(*) as couples, count(*) filter (where a.welcomed) as welcomed, count(*) filter (where not a.asked_for_more) as as_agreed,
    count(*) filter (where a.room_as_shown) as as_shown
    into waiting from welcome_answers a
    where a.hotel_id = new.hotel_id and a.weighs and a.counted_in is null and a.answered_at <= new.shown_at - interval '24 hours';
  if waiting.couples < 5 then
    raise exception 'hotel %: % new answers are too few for another share', new.hotel_id, waiting.couples
      using errcode = 'check_violation', table = 'welcome_shares', constraint = 'welcome_shares_five';
  end if;
  if (new.couples, new.welcomed, new.as_agreed, new.as_shown)
      is distinct from ((before.couples + waiting.couples)::int, (before.welcomed + waiting.welcomed)::int,
        (before.as_agreed + waiting.as_agreed)::int, (before.as_shown + waiting.as_shown)::int)
    or new.shown_at <= before.shown_at then
    raise exception 'hotel %: a share counts the one before it and every answer that waits', new.hotel_id
      using errcode = 'check_violation', table = 'welcome_shares', constraint = 'welcome_shares_true';
  end if;
  return new;
end $$;
create trigger welcome_shares_true before insert on welcome_shares for each row execute function keep_welcome_share();

create function count_welcome_answers() returns trigger language plpgsql as $$
begin
  update welcome_answers a set counted_in = new.id
    where a.hotel_id = new.hotel_id and a.weighs and a.counted_in is null and a.answered_at <= new.shown_at - interval '24 hours';
  return null;
end $$;
create trigger welcome_shares_count after insert on welcome_shares for each row execute function count_welcome_answers();
create trigger welcome_shares_stay before update on welcome_shares for each row execute function refuse_change('a share stays as it was shown');

-- The in-memory search shows shares, and goes by the rank.
create trigger welcome_shares_told_new after insert on welcome_shares
  referencing new table as new_rows for each statement execute function note_hotels('hotel_id');
create trigger welcome_shares_told_old after delete on welcome_shares
  referencing old table as old_rows for each statement execute function note_hotels('hotel_id');
create trigger welcome_shares_told_emptied after truncate on welcome_shares
  for each statement execute function note_everything();

alter table hotels add column rank_by_welcome int not null default 0;
alter table hotels add constraint hotels_rank_by_welcome_range check (rank_by_welcome between -300 and 100);
comment on column hotels.rank_by_welcome is 'How much rank a hotel gains, or loses below 0, by how couples were welcomed; search goes by rank - rank_lost - rank_lost_no_shows + rank_by_welcome.';
create index hotels_rank_by_welcome on hotels (id) where rank_by_welcome <> 0;
