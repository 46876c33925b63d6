-- The office sets a hotel's details, and publishes no new hotel without them.

alter table hotels add column is_unrated boolean not null default false;
comment on column hotels.is_unrated is 'The office has looked it up: the hotel has no star rating. Without this, stars of null mean that nobody has said.';
alter table hotels add constraint hotels_unrated_has_no_stars check (not is_unrated or stars is null);
alter table hotels add constraint hotels_texts_length check (
  length(name) <= 120 and length(address) <= 300 and length(description) <= 2000
);
alter table hotels add constraint hotels_bathtub_charge_most check (bathtub_charge <= 20000);

-- Whatever writes the row: guests see no draft that is on no map, says nothing of itself, or cannot be paid.
-- Hotels that were published before stay as they are.
create function refuse_half_hotels() returns trigger language plpgsql as $$
begin
  if new.lat is null or btrim(new.description) = '' or (new.stars is null and not new.is_unrated)
    or not exists (select from hotel_terms where hotel_id = new.id and confirmed_at is not null)
    or not exists (select from hotel_bank_accounts where hotel_id = new.id and confirmed_at is not null)
  then
    raise exception 'hotel %: published without position, description, stars, terms or bank details', new.id
      using errcode = 'check_violation', constraint = 'hotels_published_whole', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger hotels_published_whole before update of published_at on hotels
  for each row when (old.published_at is null and new.published_at is not null) execute function refuse_half_hotels();
