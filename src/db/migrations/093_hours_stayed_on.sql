-- Extra hours of guests who have stayed longer than booked begin when their stay ended. Their room is theirs for some
-- hours ahead; only the cleaning after the stay moves behind the hours, not that time (docs/decisions/0078).
create or replace function occupy_room() returns trigger language plpgsql as $$
declare
  clean_at timestamptz;
begin
  if new.cleaning_minutes < 0 then
    new.cleaning_minutes := coalesce((select h.cleaning_minutes from hotels h where h.id = new.hotel_id), 0);
  end if;
  if isempty(new.occupied) then
    new.occupied := with_cleaning(new.period, new.cleaning_minutes);
  end if;
  if new.extension_id is null then
    return new;
  end if;
  select max(least(upper(s.occupied), upper(with_cleaning(s.period, s.cleaning_minutes)))) into clean_at from stays s
    where s.booking_id = new.booking_id and s.room_id = new.room_id and s.status in ('held', 'booked')
      and upper(s.period) <= lower(new.period) and upper(s.occupied) > lower(new.period);
  if clean_at is not null then
    update stays s set occupied = tstzrange(lower(s.occupied), lower(new.period), '[)')
      where s.booking_id = new.booking_id and s.room_id = new.room_id and s.status in ('held', 'booked')
        and upper(s.period) <= lower(new.period) and upper(s.occupied) > lower(new.period);
    clean_at := greatest(clean_at, upper(new.occupied));
    new.occupied := tstzrange(lower(new.period), clean_at, '[)');
    new.cleaning_minutes := extract(epoch from clean_at - upper(new.period)) / 60;
  end if;
  return new;
end $$;
