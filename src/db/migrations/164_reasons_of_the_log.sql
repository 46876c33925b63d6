-- The office searches its log by a part of a reason. Few acts have one.
create index operator_actions_reason_trigrams on operator_actions using gin (reason gin_trgm_ops) where reason is not null;
create index staff_acts_reason_trigrams on staff_acts using gin (reason gin_trgm_ops) where reason is not null;
