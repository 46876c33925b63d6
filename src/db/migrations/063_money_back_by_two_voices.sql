-- Guests who were turned away ask for their money, the hotel answers, and the office decides where the two differ
-- (docs/decisions/0061).

alter table relocations
  add column hotel_said text,
  add column hotel_said_at timestamptz,
  add column hotel_said_by uuid,
  add column money_asked_at timestamptz,
  add column disputed_at timestamptz,
  add column decided_for text,
  add column decided_at timestamptz,
  add column was_silent boolean;
alter table relocations
  add constraint relocations_hotel_said_known check (hotel_said in ('did_not_take', 'welcome')),
  add constraint relocations_hotel_said_whole check ((hotel_said is null) = (hotel_said_at is null) and hotel_said_at >= started_at),
  add constraint relocations_hotel_said_by_staff foreign key (hotel_said_by, hotel_id) references hotel_staff (id, hotel_id),
  add constraint relocations_asked_after_start check (money_asked_at >= started_at),
  add constraint relocations_disputed_when_asked check (disputed_at is null or (money_asked_at is not null and disputed_at >= money_asked_at)),
  add constraint relocations_dispute_has_objection check (disputed_at is null or hotel_said is not null),
  add constraint relocations_decided_known check (decided_for in ('couple', 'hotel')),
  add constraint relocations_decided_whole check ((decided_for is null) = (decided_at is null));
alter table relocations drop constraint relocations_outcome_known;
alter table relocations add constraint relocations_outcome_known
  check (outcome in ('moved', 'money_back', 'kept') and (outcome <> 'kept' or decided_for is not distinct from 'hotel'));
comment on column relocations.hotel_said is 'The hotel''s own word on guests who say that it turned them away: did_not_take (it agrees), welcome (it objects, or its desk greeted them).';
comment on column relocations.money_asked_at is 'The guests asked for their money, or the time to choose was over: the hotel has 15 minutes to object.';
comment on column relocations.disputed_at is 'The guests ask for their money and the hotel objects: the office has 30 minutes from here.';
comment on column relocations.was_silent is 'True: for 15 minutes of the day the hotel did not answer, though a message reached it or its desk was alive. False: nothing shows that it knew. Null: not looked at.';
create index relocations_hotel_said_by on relocations (hotel_said_by) where hotel_said_by is not null;
create index relocations_clock_runs on relocations (money_asked_at) where outcome is null and money_asked_at is not null;

-- One account moves no money: the hotel agreed, was silent for 15 minutes, or the office decided, or slept for 30.
-- Cases that were open before this migration follow the same rule from here on.
create function keep_money_for_two_voices() returns trigger language plpgsql as $$
begin
  if new.hotel_said = 'did_not_take' or new.decided_for = 'couple' then
    return new;
  end if;
  if new.decided_for is null and (
    (new.disputed_at is null and new.settled_at >= new.money_asked_at + interval '15 minutes')
    or new.settled_at >= new.disputed_at + interval '30 minutes'
  ) then
    return new;
  end if;
  raise exception 'booking %: the money waits for the hotel or the office', new.booking_id
    using errcode = 'check_violation', constraint = 'relocations_money_by_two_voices';
end $$;
create trigger relocations_money_by_two_voices after insert or update on relocations
  for each row when (new.outcome = 'money_back' and new.cause = 'turned_away') execute function keep_money_for_two_voices();

-- What was said, asked or decided is written once.
create function keep_what_was_said() returns trigger language plpgsql as $$
begin
  if (old.hotel_said is not null and (new.hotel_said, new.hotel_said_at) is distinct from (old.hotel_said, old.hotel_said_at)
      and not (old.hotel_said = 'welcome' and new.hotel_said = 'did_not_take'))
    or (old.money_asked_at is not null and new.money_asked_at is distinct from old.money_asked_at)
    or (old.disputed_at is not null and new.disputed_at is distinct from old.disputed_at)
    or (old.decided_for is not null and new.decided_for is distinct from old.decided_for) then
    raise exception 'case %: what was said is written once', old.booking_id
      using errcode = 'check_violation', constraint = 'relocations_said_once';
  end if;
  return new;
end $$;
create trigger relocations_said_once before update on relocations for each row execute function keep_what_was_said();

-- A pause for cases is of one day; a longer one is a person's act (why 'office').
alter table sales_pauses drop constraint sales_pauses_why_known;
alter table sales_pauses add constraint sales_pauses_why_known check (why in ('desk', 'unseen', 'cases', 'office'));
update sales_pauses
  set until_at = (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day') at time zone 'Asia/Kolkata'
  where why = 'cases' and until_at > now() + interval '1 day';
comment on table sales_pauses is 'Until until_at a hotel sells nothing, whatever the day of the stay: its desk asked for it, it has not seen bookings, it has not taken too many guests (both until the end of the day in India), or the office paused it until a moment it chose. Over by itself; a row that is over does nothing.';

-- Whether a hotel was silent is found when its time is over, which may be after its case was settled.
drop trigger relocations_stay_settled on relocations;
create trigger relocations_stay_settled before update on relocations
  for each row when (old.outcome is not null and to_jsonb(new) - 'was_silent' is distinct from to_jsonb(old) - 'was_silent')
  execute function refuse_change('a settled case stays as it is');
