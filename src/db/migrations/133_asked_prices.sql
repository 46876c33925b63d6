-- A price is shown struck through only if the hotel really asked it (decision 0094).
create function was_asked(asked_hotel int, asked_slot int, asked_price int) returns boolean language sql stable as $$
  select coalesce(sum(least(p.until_at, now()) - p.from_at) >= interval '7 days', false) from slot_price_history p
  where p.hotel_id = $1 and p.slot = $2 and p.price >= $3 and p.from_at < now() and p.until_at > now() - interval '90 days'
$$;
comment on function was_asked is 'Whether a hotel asked this price or more for a slot, for a week in all, within the last 90 days.';
