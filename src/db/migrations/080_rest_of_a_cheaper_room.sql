-- What a cheaper room leaves over goes back as all money of guests who were turned away: by two voices (docs/decisions/0061).

alter table relocations
  add column rest int not null default 0,
  add column rest_settled_at timestamptz,
  add column rest_sent boolean;
comment on column relocations.rest is 'Rupees that the guests agreed to pay and the other room does not cost. It waits like money that was asked for until rest_settled_at.';
comment on column relocations.rest_sent is 'Whether it went back to the guests: the office may decide for the hotel.';
alter table relocations
  add constraint relocations_rest_of_moved check (rest = 0 or (rest > 0 and outcome is not distinct from 'moved')),
  add constraint relocations_rest_settled_whole check ((rest_settled_at is null) = (rest_sent is null) and (rest_settled_at is null or rest > 0));
create index relocations_rest_waits on relocations (money_asked_at) where rest > 0 and rest_settled_at is null;

-- As in 063, also for what a cheaper room leaves over.
create or replace function keep_money_for_two_voices() returns trigger language plpgsql as $$
declare
  sent_at timestamptz := case when new.outcome = 'moved' then new.rest_settled_at else new.settled_at end;
begin
  if new.hotel_said = 'did_not_take' or new.decided_for = 'couple' then
    return new;
  end if;
  if new.decided_for is null and (
    (new.disputed_at is null and sent_at >= new.money_asked_at + interval '15 minutes')
    or sent_at >= new.disputed_at + interval '30 minutes'
  ) then
    return new;
  end if;
  raise exception 'booking %: the money waits for the hotel or the office', new.booking_id
    using errcode = 'check_violation', constraint = 'relocations_money_by_two_voices';
end $$;
create trigger relocations_rest_by_two_voices after insert or update on relocations
  for each row when (new.rest_sent and new.cause = 'turned_away' and new.moved_by = 'guest') execute function keep_money_for_two_voices();

-- A settled case stays as it is, but for what is said of money that waits.
drop trigger relocations_stay_settled on relocations;
create trigger relocations_stay_settled before update on relocations
  for each row when (
    old.outcome is not null
    and to_jsonb(new) - 'was_silent' - case when old.rest > 0 and old.rest_settled_at is null
        then array['hotel_said', 'hotel_said_at', 'hotel_said_by', 'disputed_at', 'decided_for', 'decided_at', 'rest_settled_at', 'rest_sent'] else '{}' end
      is distinct from
      to_jsonb(old) - 'was_silent' - case when old.rest > 0 and old.rest_settled_at is null
        then array['hotel_said', 'hotel_said_at', 'hotel_said_by', 'disputed_at', 'decided_for', 'decided_at', 'rest_settled_at', 'rest_sent'] else '{}' end
  ) execute function refuse_change('a settled case stays as it is');
