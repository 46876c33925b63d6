-- Guests see no new hotel that nobody checked, imported ones included, and each hotel names the business that runs it.

alter table hotel_checks drop constraint hotel_checks_item_known;
alter table hotel_checks add constraint hotel_checks_item_known check (
  item in ('policy_accepted', 'agreement_signed', 'desk_rung', 'locks', 'lighting', 'cameras')
);
comment on table hotel_checks is 'What somebody of the office checked by hand before a hotel is published: its policy for couples, the agreement, a call to its desk, locks, light and cameras.';

create or replace function refuse_half_hotels() returns trigger language plpgsql as $$
begin
  if new.lat is null or btrim(new.description) = '' or (new.stars is null and not new.is_unrated)
    or not exists (select from hotel_terms where hotel_id = new.id and confirmed_at is not null and legal_name is not null)
    or not exists (select from hotel_bank_accounts where hotel_id = new.id and confirmed_at is not null)
    or (select count(*) from hotel_checks where hotel_id = new.id) < 6
  then
    raise exception 'hotel %: published without position, description, stars, terms, legal name, bank details or checks', new.id
      using errcode = 'check_violation', constraint = 'hotels_published_whole', table = tg_table_name;
  end if;
  return new;
end $$;

alter table hotel_terms add constraint hotel_terms_named_whole check ((legal_name is null) = (address is null));

-- Imports hid hotels that had no price, and showed them with the first one. These were never seen: they are drafts.
update hotels h set published_at = null
where h.hidden and h.source = 'csv' and h.published_at is not null
  and not exists (select from hotel_slot_prices where hotel_id = h.id)
  and not exists (select from bookings where hotel_id = h.id);

-- A city is offered in the search once a hotel of it is shown, whoever shows it.
create function list_city_of_shown_hotel() returns trigger language plpgsql as $$
begin
  update cities set is_listed = true where id = new.city_id and not is_listed;
  return null;
end $$;
create trigger hotels_list_their_city after update of hidden on hotels
  for each row when (old.hidden and not new.hidden) execute function list_city_of_shown_hotel();
