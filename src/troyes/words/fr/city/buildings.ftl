building-palace = Palais

building-city_hall = Hôtel de ville

building-bishopric = Évêché
