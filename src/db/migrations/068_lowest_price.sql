-- No hotel sells a room below the lowest price (docs/decisions/0062): a stay for a rupee is a review for a rupee. Prices from
-- before stay as they are until they change, and are not sold.
alter table hotel_slot_prices add constraint hotel_slot_prices_lowest check (price >= 199) not valid;
alter table price_rules add constraint price_rules_lowest check (price is null or price >= 199) not valid;
